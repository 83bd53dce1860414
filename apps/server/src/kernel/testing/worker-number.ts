/** Which of the processes that run the tests at the same time this one is, from 0. */
export function workerNumber(): number {
  return Number(process.env['VITEST_POOL_ID'] ?? 1) - 1;
}

/** What was made for this process among what was made for all. */
export function ofThisWorker<T>(all: readonly T[]): T {
  const own = all[workerNumber()];
  if (own === undefined) throw new Error(`Nothing was made for process ${workerNumber()} of the tests`);
  return own;
}
