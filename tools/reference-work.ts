import { createHash } from 'node:crypto';

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

/** Milliseconds that a fixed piece of work takes on this machine now, beside whatever else it does. */
export function referenceWorkMs(): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
