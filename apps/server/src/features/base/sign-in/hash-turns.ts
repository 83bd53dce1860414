import { refuse } from '../../../kernel/http/refuse.ts';

/** A hash takes a core and 46 MiB: more at once would only slow each other, and the rest of the product with them. */
const AT_ONCE = 2;
/** Who would wait longer than a queue of these is told to come back. */
const WAITING = 20;
const COME_BACK_SECONDS = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs `work` when its turn comes, two at a time in this process; throws `sign-in-busy` when 20 wait already. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else if (waiting.length < WAITING) await new Promise<void>((resolve) => waiting.push(resolve));
  else throw refuse('sign-in-busy', { retryAfter: COME_BACK_SECONDS });
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
