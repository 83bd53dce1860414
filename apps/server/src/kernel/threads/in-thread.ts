import { Worker } from 'node:worker_threads';

export interface ThreadLimits {
  readonly longestMs: number;
  readonly mostHeapMb: number;
}

/**
 * Runs a file in a thread that is ended when it takes too long or too much memory, so that what users send cannot hold up the process.
 * Answers with the first message that the thread posts; null: it posted none within its limits.
 */
export async function inThread<T>(
  file: URL,
  workerData: unknown,
  { longestMs, mostHeapMb }: ThreadLimits,
): Promise<T | null> {
  const { promise, resolve } = Promise.withResolvers<T | null>();
  const worker = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: mostHeapMb } });
  const late = setTimeout(() => resolve(null), longestMs);
  worker.once('message', resolve);
  worker.once('error', () => resolve(null));
  worker.once('exit', () => resolve(null));
  const answer = await promise;
  clearTimeout(late);
  await worker.terminate();
  return answer;
}
