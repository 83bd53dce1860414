import { setTimeout } from 'node:timers/promises';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { type TestAnswer, TestClient } from '../test-app.ts';

export type Answer = Pick<TestAnswer<unknown>, 'status' | 'body'>;

/** Codes after which a client sends the same request again under its key. */
const AGAIN = ['pending-request', 'database-unavailable'];
/** How often a client sends one request at most, and how much longer it waits each time, in milliseconds. */
const TRIES = 20;
const LONGER = 25;

export function codeOf({ body }: Answer): string {
  return typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : '';
}

/** Whether the server asked for the same request again. */
export function isBusy(answer: Answer): boolean {
  return AGAIN.includes(codeOf(answer));
}

/** Sends while the server asks for it, each time after a longer wait; at first only where there is no answer yet. */
export async function sendWhileBusy<A extends Answer>(send: () => Promise<A>, first?: A): Promise<A> {
  let answer = first ?? (await send());
  for (let tries = 1; isBusy(answer) && tries < TRIES; tries += 1) {
    await setTimeout(tries * LONGER);
    answer = await send();
  }
  return answer;
}

/** Reads again while the server is busy, as a screen does; how a command is sent again is the caller's, under its key. */
export class SteadyClient extends TestClient {
  override async call<P, Q, B, A>(
    endpoint: Endpoint<P, Q, B, A>,
    call: Parameters<typeof TestClient.prototype.call<P, Q, B, A>>[1] = {},
  ): Promise<TestAnswer<A>> {
    const send = () => super.call(endpoint, call);
    return endpoint.mutates ? send() : sendWhileBusy(send);
  }
}
