import * as machineDriverEndpoints from '@nidan/contract/lab/interfacing/machine-driver-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { refuse, refuseField } from '../../../../kernel/http/refuse.ts';
import { inThread } from '../../../../kernel/threads/in-thread.ts';
import { saidIn } from '../messages.query.ts';
import type { DriverTrial } from './driver-trial.ts';
import { readDefinition } from './drivers.query.ts';
import { serve } from '../../../../kernel/http/serve.ts';

const WORKER = new URL('driver-trial-worker.ts', import.meta.url);
/** A message of a quarter of a megabyte takes less than a second by every delivered driver. */
const LIMITS = { longestMs: 5_000, mostHeapMb: 128 };

/** Reads bytes by a driver and keeps nothing; refused when it takes too long or too much memory. */
export const tryDriver = serve(machineDriverEndpoints.tryMachineDriver, async (ctx, body) => {
  const { definition, driverId, text, messageId } = body;
  if (definition === null && driverId === null) throw refuseField('driverId', 'driver-needed');
  if (text === null && messageId === null) throw refuseField('text', 'message-needed');
  const trial: DriverTrial = {
    definition: definition ?? (await readDefinition(ctx, driverId ?? '')),
    pasted: text,
    received: text === null ? await saidIn(ctx, messageId ?? '') : null,
  };
  const answer = await inThread<AnswerOf<typeof machineDriverEndpoints.tryMachineDriver>>(
    WORKER,
    trial,
    LIMITS,
  );
  if (answer === null) throw refuse('driver-trial-too-long', { details: { seconds: '5' } });
  return answer;
});
