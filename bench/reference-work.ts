import { createHash } from 'node:crypto';

const ROUNDS = 5;

/** A bill as it travels: what a server's time goes into is text, objects and hashes. */
const message = JSON.stringify({
  lines: Array.from({ length: 40 }, (_, n) => ({
    id: `line-${n}`,
    name: 'Complete blood count',
    price: n * 1_250,
  })),
});

function work(): void {
  let text = message;
  for (let n = 0; n < 2_000; n += 1) {
    text = JSON.stringify(JSON.parse(text));
    createHash('sha256').update(text).digest('hex');
  }
}

/** Milliseconds of a fixed piece of work on this machine now, the least of a few: what figures of different runs are held against. */
export function referenceMs(): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return Math.min(...times);
}
