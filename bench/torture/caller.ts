import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { refusals } from '@nidan/contract/kernel/refusals';
import { asksForProof } from '@nidan/server/kernel/access/require-proof';
import type { Write } from './ledger.ts';
import type { Person } from './person.ts';

interface CallerAnswer {
  /** Null when no answer came. */
  readonly status: number | null;
  readonly text: string;
}

const LOST: CallerAnswer = { status: null, text: '' };

/** A client gives a request up after that long. */
const PATIENCE_MS = 15_000;

/** What is answered to who shows a session that has ended, or was changed by a proof. */
const NOT_SIGNED_IN = refusals['not-signed-in'].status;

/** Calls whichever server it is told of, as people who signed in before, each call on the next server. */
export class Caller {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #ports: readonly number[];
  readonly #people: ReadonlyMap<string, Person>;
  #turn = Math.floor(Math.random() * 2);
  /** Longest wait for a refusal that the database does not answer, in ms. */
  slowestRefusalMs = 0;

  constructor(ports: readonly number[], people: ReadonlyMap<string, Person>) {
    this.#ports = ports;
    this.#people = people;
  }

  /** Sends a write as its person; once more when their session was changed on its way. */
  async send(write: Write): Promise<CallerAnswer> {
    const person = this.#people.get(write.username);
    if (person === undefined) throw new Error(`Nobody has signed in as ${write.username}`);
    if (asksForProof(write.endpoint, write.body)) await person.beProved();
    for (;;) {
      const { cookie } = person;
      const answer = await this.#sendWith(cookie, write);
      if (answer.status !== NOT_SIGNED_IN || cookie === (await person.latestCookie())) return answer;
    }
  }

  async #sendWith(cookie: string, { endpoint, body, key }: Write): Promise<CallerAnswer> {
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
            cookie,
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
