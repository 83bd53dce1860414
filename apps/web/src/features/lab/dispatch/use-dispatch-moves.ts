import {
  cancelDispatches,
  countDispatches,
  findPrintable,
  holdReports,
  listDispatches,
  markDispatched,
  markPrinted,
  queueReports,
  readDispatch,
  releaseHeldReports,
  reprintReports,
} from '@nidan/contract/lab/reports/dispatch-endpoints';
import { reportHistory } from '@nidan/contract/lab/reports/report-endpoints';
import type { DispatchView } from '@nidan/contract/lab/reports/report-view';
import type { Channel } from '@nidan/domain/reports/channels';
import type { ReportDispatchAction } from '@nidan/domain/status-sets/lab/report-dispatch';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiRefusal, asRefusal } from '../../../kernel/api/api-refusal.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { apiKey } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { dispatchTexts } from './texts/dispatch-texts.ts';

const SHOWING = [listDispatches, countDispatches, findPrintable, readDispatch, reportHistory];
/** As many as one call takes. */
const BATCH = 100;

const DONE = {
  markPrinted: 'doneMarkPrinted',
  markDispatched: 'doneMarkDispatched',
  hold: 'doneHold',
  release: 'doneRelease',
  queue: 'doneQueue',
  reprint: 'doneReprint',
  cancel: 'doneCancel',
} as const satisfies Record<ReportDispatchAction, string>;

export interface DispatchMove {
  readonly action: ReportDispatchAction;
  readonly reports: readonly DispatchView[];
  /** For hold, re-print and cancel. */
  readonly reason?: string;
  /** For mark dispatched: those that each bill asks for unless told. */
  readonly channels?: readonly Channel[];
}

export interface MoveProblem {
  readonly refusal: ApiRefusal;
  readonly done: number;
  readonly count: number;
}

/** Takes reports a step on, in batches of 100, each all or none; the first refusal ends it and stays to be shown. */
export function useDispatchMoves() {
  const t = useTexts(dispatchTexts);
  const client = useQueryClient();
  const send = useSend();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<MoveProblem | null>(null);
  const move = async (step: DispatchMove): Promise<boolean> => {
    if (busy || step.reports.length === 0) return false;
    setBusy(true);
    setProblem(null);
    let done = 0;
    try {
      for (; done < step.reports.length; done += BATCH) {
        // One after the other: a refusal leaves what follows as it is.
        // oxlint-disable-next-line no-await-in-loop
        await send({ ...step, reports: step.reports.slice(done, done + BATCH) });
      }
      toast({ type: 'SUCCESS', msg: t(DONE[step.action], { count: step.reports.length }) });
      return true;
    } catch (thrown) {
      setProblem({ refusal: asRefusal(thrown), done, count: step.reports.length });
      toastRefusal(thrown);
      return false;
    } finally {
      // The dialog closes at once; the next step waits for the rows with their new versions.
      void Promise.all(SHOWING.map((one) => client.invalidateQueries({ queryKey: apiKey(one) }))).finally(
        () => setBusy(false),
      );
    }
  };
  return { move, busy, problem, forgetProblem: () => setProblem(null) };
}

function useSend(): (step: DispatchMove) => Promise<unknown> {
  const print = useApiMutation(markPrinted);
  const dispatch = useApiMutation(markDispatched);
  const hold = useApiMutation(holdReports);
  const release = useApiMutation(releaseHeldReports);
  const queue = useApiMutation(queueReports);
  const reprint = useApiMutation(reprintReports);
  const cancel = useApiMutation(cancelDispatches);
  return ({ action, reports: views, reason = '', channels }) => {
    const reports = views.map(({ reportId, version }) => ({ reportId, version }));
    switch (action) {
      case 'markPrinted':
        return print.mutateAsync({ body: { reports } });
      case 'markDispatched':
        return dispatch.mutateAsync({ body: { reports, ...(channels ? { channels: [...channels] } : {}) } });
      case 'hold':
        return hold.mutateAsync({ body: { reports, reason } });
      case 'release':
        return release.mutateAsync({ body: { reports } });
      case 'queue':
        return queue.mutateAsync({ body: { reports } });
      case 'reprint':
        return reprint.mutateAsync({ body: { reports, reason } });
      default:
        return cancel.mutateAsync({ body: { reports, reason } });
    }
  };
}
