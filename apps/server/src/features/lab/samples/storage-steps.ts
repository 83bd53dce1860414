import { physicalSample, type PhysicalSampleAction } from '@nidan/domain/status-sets/lab/physical-sample';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { EventDraft } from '../../../kernel/http/unit-of-work.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { billTestsOfSamples } from '../bill-tests/bill-tests.query.ts';
import { moveBillTests } from '../bill-tests/move-bill-tests.ts';
import { bringBackSamples, type LockedSample, moveSamples } from './sample-rows.ts';

type StorageAction = Extract<PhysicalSampleAction, 'archive' | 'retrieve' | 'dispose' | 'giveBack'>;

interface StorageStep {
  readonly action: StorageAction;
  readonly tubes: readonly LockedSample[];
  /** What the event of a tube tells beside its state. */
  readonly told: (tube: LockedSample) => Pick<EventDraft, 'before' | 'after' | 'reason'>;
}

/** Takes locked tubes into storage or out of it for good or for work, with an event of each; positions are the caller's. */
export async function takeStorageStep(ctx: Ctx, { action, tubes, told }: StorageStep): Promise<void> {
  const steps = tubes.map((tube) => {
    const from = physicalSample.stateOf(tube.status);
    return { tube, from, to: stepOrRefuse(`Tube ${tube.barcode}`, physicalSample.step(action, from)) };
  });
  const sampleIds = tubes.map(({ sample_id }) => sample_id);
  const [first] = steps;
  if (first === undefined) return;
  if (action === 'retrieve') await retrieve(ctx, sampleIds);
  else await moveSamples(ctx, sampleIds, first.to);
  for (const { tube, from, to } of steps) {
    const { before = {}, after = {}, reason = null } = told(tube);
    recordEvent(ctx, {
      entityKind: 'BILL_SAMPLE',
      entityId: tube.sample_id,
      billId: tube.bill_id,
      action,
      before: { status: from, ...Object(before) },
      after: { status: to, ...Object(after) },
      reason,
    });
  }
}

/** A tube from storage is at the bench: tests on it that waited for their department wait no more. */
async function retrieve(ctx: Ctx, sampleIds: readonly string[]): Promise<void> {
  await bringBackSamples(ctx, sampleIds);
  const waiting = (await billTestsOfSamples(ctx, sampleIds)).filter(
    ({ state, isAccessioned, enforceDeptAccession }) =>
      state === 'naccessioned' && isAccessioned && enforceDeptAccession,
  );
  await moveBillTests(ctx, { action: 'accessionInDepartment', tests: waiting, to: 'deptaccessioned' });
}
