import type { JobDraft } from '../../../kernel/http/unit-of-work.ts';

/** The job that tells the browsers of a lab what is due: one at a time, so that nothing is told by two; jobs of one second are one. */
export function pushJob(lId: number, runAt: Date): JobDraft {
  const second = Math.ceil(runAt.getTime() / 1_000);
  return {
    task: 'send-pushes',
    payload: { lId },
    queue: `push:${lId}`,
    key: `push:${lId}:${second}`,
    runAt: new Date(second * 1_000),
  };
}

/** The lab of a job. */
export function labOfPushJob(payload: unknown): number {
  const lId: unknown = Reflect.get(Object(payload), 'lId');
  if (typeof lId !== 'number') throw new Error('send-pushes needs lId');
  return lId;
}
