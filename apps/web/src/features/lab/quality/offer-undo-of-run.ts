import { listRuns, readRun, undoRun } from '@nidan/contract/lab/quality/run-endpoints';
import { readBoard } from '@nidan/contract/lab/quality/series-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { api } from '../../../kernel/api/api.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { offerUndo } from '../../../kernel/undo/undo-offer.ts';

interface Done {
  readonly body: BodyOf<typeof undoRun>;
  /** What was done, in words. */
  readonly what: string;
  readonly onBack?: () => void;
}

/** Offers to undo an entry of control values or the completion of a run, under one key however often it is sent. */
export function offerUndoOfRun({ body, what, onBack }: Done): void {
  const call = { key: newId(), body };
  offerUndo({
    what,
    run: async () => {
      await api(undoRun, call);
      onBack?.();
    },
    outdates: [readRun, readBoard, listRuns],
  });
}
