export interface Repeated<A> {
  /** What each time answered. */
  readonly answers: readonly A[];
  readonly seconds: number;
}

/** Lets each worker act one time after the other until so many seconds are over. */
export async function repeatFor<W, A>(
  workers: readonly W[],
  seconds: number,
  act: (worker: W) => Promise<A>,
): Promise<Repeated<A>> {
  const answers: A[] = [];
  const began = performance.now();
  const end = began + seconds * 1_000;
  await Promise.all(
    workers.map(async (worker) => {
      while (performance.now() < end) answers.push(await act(worker));
    }),
  );
  return { answers, seconds: (performance.now() - began) / 1_000 };
}
