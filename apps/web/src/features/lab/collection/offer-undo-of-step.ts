import { countSamples, listSamples, undoSampleStep } from '@nidan/contract/lab/samples/sample-endpoints';
import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import type { UndoableStep } from '@nidan/domain/samples/undo-step';
import { api } from '../../../kernel/api/api.ts';
import { newId } from '../../../kernel/api/new-id.ts';
import { offerUndo } from '../../../kernel/undo/undo-offer.ts';

interface StepTaken {
  readonly step: UndoableStep;
  /** As the step has left them. */
  readonly samples: readonly SampleView[];
  /** What was done, in words. */
  readonly what: string;
  readonly onBack: (samples: readonly SampleView[]) => void;
}

/** Offers to take the step of a scan back, under one key however often it is sent. */
export function offerUndoOfStep({ step, samples, what, onBack }: StepTaken): void {
  const tubes = samples.map(({ sampleId, version }) => ({ sampleId, version }));
  const call = { key: newId(), body: { step, tubes } };
  offerUndo({
    what,
    run: async () => onBack((await api(undoSampleStep, call)).samples),
    outdates: [listSamples, countSamples],
  });
}
