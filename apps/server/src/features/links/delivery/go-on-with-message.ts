import { outcomeOf } from '@nidan/domain/delivery/message-channels';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { jobStatement } from '../../../kernel/jobs/job-statement.ts';
import { deliverJob } from './deliver-job.ts';
import { type Advance, advanceStep, type StepRef, writeOutcome } from './delivery-steps-rows.ts';
import type { LockedMessage } from './lock-message.query.ts';
import { insertSteps } from './message-rows.ts';
import { readObstacles, stepsUntilTried } from './obstacles.query.ts';

/**
 * Writes how far a locked message came on a channel, lets the next channel be tried where that one failed, gives up what waits elsewhere
 * once it came, and says what became of the whole.
 */
export async function goOnWithMessage(
  db: Db,
  { message, ...ref }: StepRef & { readonly message: LockedMessage },
  advance: Advance,
): Promise<void> {
  const { lId, messageId, channel } = ref;
  const { priority } = message;
  await advanceStep(db, ref, advance);
  const tried = message.steps.map((one) =>
    one.channel === channel ? { channel, step: advance.step } : { channel: one.channel, step: one.step },
  );
  const recipient = { ...message, kind: message.recipientKind, id: message.recipientId };
  const steps = stepsUntilTried({
    order: message.channels,
    tried,
    obstacleOf: await readObstacles(db, lId, recipient),
    nextAt: advance.at,
  });
  await insertSteps(db, { lId, messageId, priority, now: advance.at }, steps);
  for (const next of steps.filter(({ step }) => step === 'queued')) {
    await db.executeQuery(jobStatement(deliverJob({ lId, channel: next.channel }, advance.at)));
  }
  const outcome = outcomeOf([...tried, ...steps]);
  if (outcome === 'SUCCESS') {
    for (const late of tried.filter((one) => one.channel !== channel && one.step === 'queued')) {
      const gone = { step: 'failed', at: advance.at, problem: 'withdrawn' } as const;
      await advanceStep(db, { lId, messageId, channel: late.channel }, gone);
    }
  }
  await writeOutcome(db, { lId, messageId }, outcome);
}
