import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that the system gives to whoever calls or listens on any: a port found here is not given away before it is used. */
const LEAST = 20_000;
const MOST = 32_000;
const MOST_TRIES = 50;

async function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** A port that nobody listens on now, drawn at random. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = randomInt(LEAST, MOST);
    // oxlint-disable-next-line no-await-in-loop -- one after the other until one is free
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${LEAST} to ${MOST} is free`);
}
