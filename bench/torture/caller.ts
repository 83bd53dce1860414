import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Write } from './ledger.ts';

interface CallerAnswer {
  /** Null when no answer came. */
  readonly status: number | null;
  readonly text: string;
}

const LOST: CallerAnswer = { status: null, text: '' };

/** A client gives a request up after that long. */
const PATIENCE_MS = 15_000;

/** Calls whichever server it is told of, as people who signed in before, each call on the next server. */
export class Caller {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #ports: readonly number[];
  readonly #cookies: ReadonlyMap<string, string>;
  #turn = Math.floor(Math.random() * 2);
  /** Longest wait for a refusal that the database does not answer, in ms. */
  slowestRefusalMs = 0;

  constructor(ports: readonly number[], cookies: ReadonlyMap<string, string>) {
    this.#ports = ports;
    this.#cookies = cookies;
  }

  async send({ endpoint, body, key, username }: Write): Promise<CallerAnswer> {
    const began = performance.now();
    const payload = JSON.stringify(body);
    this.#turn += 1;
    const answer = await new Promise<CallerAnswer>((resolve) => {
      const sent = request(
        {
          agent: this.#agent,
          host: '127.0.0.1',
          port: this.#ports[this.#turn % this.#ports.length],
          method: endpoint.method,
          path: `${endpoint.path}?l_id=1&source=torture`,
          headers: {
            cookie: this.#cookies.get(username) ?? '',
            'idempotency-key': key,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(payload),
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', () => resolve(LOST));
          response.on('aborted', () => resolve(LOST));
          response.on('end', () =>
            resolve({ status: response.statusCode ?? null, text: Buffer.concat(parts).toString() }),
          );
        },
      );
      sent.setTimeout(PATIENCE_MS, () => sent.destroy());
      sent.on('error', () => resolve(LOST));
      sent.end(payload);
    });
    if (answer.status === 503)
      this.slowestRefusalMs = Math.max(this.slowestRefusalMs, performance.now() - began);
    return answer;
  }

  /** Waits as a client does that was not answered. */
  async rest(): Promise<void> {
    await wait(150 + Math.random() * 150);
  }

  close(): void {
    this.#agent.destroy();
  }
}
