import { newId } from '../../kernel/database/new-id.ts';
import { type Answer, codeOf, isBusy, sendWhileBusy } from './steady-client.ts';

/** Of so many requests one is sent twice at once under the same key. */
const TWIN_EVERY = 5;

/** Sends what clients ask for until there is an answer, and keeps what they were told. */
export class Sender {
  /** Answers that no client should get, as 'pay 500 internal'. */
  readonly unexpected: string[] = [];
  /** Answers of 200 by what was done. */
  readonly done = new Map<string, number>();
  /** Requests sent twice under one key and told of two effects. One may be refused: a refusal is not kept, and what it is about has moved on. */
  unlikeTwins = 0;
  readonly #below: (count: number) => number;

  /** `below` answers a whole number from 0 on and below a count, by the seed of the run. */
  constructor(below: (count: number) => number) {
    this.#below = below;
  }

  /** Sends always under one key; now and then twice at once. */
  async surely<A extends Answer>(kind: string, send: (key: string) => Promise<A>): Promise<A> {
    const key = newId();
    const asked = [send(key), ...(this.#below(TWIN_EVERY) === 0 ? [send(key)] : [])];
    const answers = await Promise.all(asked);
    const final = answers.filter((one) => !isBusy(one));
    const saved = final.find(({ status }) => status === 200);
    const answer = await sendWhileBusy(() => send(key), saved ?? final[0]);
    const told = final.filter(({ status }) => status === 200).map(({ body }) => JSON.stringify(body));
    if (new Set(told).size > 1) this.unlikeTwins += 1;
    for (const one of [answer, ...final.filter((other) => other !== answer)]) {
      if (one.status !== 200 && one.status !== 409)
        this.unexpected.push(`${kind} ${one.status} ${codeOf(one)}`);
    }
    if (answer.status === 200) this.done.set(kind, (this.done.get(kind) ?? 0) + 1);
    return answer;
  }
}
