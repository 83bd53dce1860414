import { setTimeout as wait } from 'node:timers/promises';
import { proveIdentity } from '@nidan/contract/base/identity/identity-endpoints';
import { PROOF_MINUTES } from '@nidan/contract/kernel/endpoint';
import { demoPassword } from '@nidan/server/demo/lab/demo-people';
import { ApiClient } from '../api-client.ts';
import { signInAs } from '../four-stage-order.ts';

/** A proof is given again so long, in ms, before it ends: a server that is down meanwhile is ready by then. */
const MARGIN_MS = 60_000;
/** Somebody who cannot sign in for so long, in ms, meets servers that do not come back. */
const LONGEST_WAIT = 60_000;

/** How long, in ms, somebody relies on a proof before they give the next one. */
export const PROOF_LASTS_MS = PROOF_MINUTES * 60_000 - MARGIN_MS;

/** Somebody with one session for all who call as them, which changes with each proof of who they are. */
export class Person {
  readonly #username: string;
  readonly #ports: readonly number[];
  readonly #proofLastsMs: number;
  #cookie = '';
  #provedAt = 0;
  #renewal: Promise<void> | null = null;
  #turn = 0;
  /** How often they have proved again who they are, or signed in anew because nobody knows whether they had. */
  proofs = 0;

  private constructor(username: string, ports: readonly number[], proofLastsMs: number) {
    this.#username = username;
    this.#ports = ports;
    this.#proofLastsMs = proofLastsMs;
  }

  static async signedIn(
    username: string,
    { ports, proofLastsMs }: { ports: readonly number[]; proofLastsMs: number },
  ): Promise<Person> {
    const person = new Person(username, ports, proofLastsMs);
    await person.#take(() => signInAs(person.#nextPort(), username));
    return person;
  }

  /** What their session is shown by now; it opens nothing any more once they have proved again who they are. */
  get cookie(): string {
    return this.#cookie;
  }

  /** The same after the proof that is being given, if there is one. */
  async latestCookie(): Promise<string> {
    await this.#renewal;
    return this.#cookie;
  }

  /** Proves again who they are when the last proof ends soon, once for all who ask for it. */
  async beProved(): Promise<void> {
    if (performance.now() - this.#provedAt < this.#proofLastsMs) return;
    this.#renewal ??= this.#renew().finally(() => {
      this.#renewal = null;
    });
    await this.#renewal;
  }

  #nextPort(): number {
    this.#turn += 1;
    return this.#ports[this.#turn % this.#ports.length] ?? 0;
  }

  async #take(enter: () => Promise<ApiClient>): Promise<void> {
    const began = performance.now();
    const client = await enter();
    this.#cookie = client.cookie;
    this.#provedAt = began;
    client.close();
  }

  async #prove(): Promise<ApiClient> {
    const client = new ApiClient(this.#nextPort(), { cookie: this.#cookie });
    try {
      await client.call(proveIdentity, { body: { password: demoPassword } });
    } catch (error) {
      client.close();
      throw error;
    }
    return client;
  }

  /** A proof without an answer may have changed the session, to one that nobody was told of. */
  async #renew(): Promise<void> {
    this.proofs += 1;
    let enter = (): Promise<ApiClient> => this.#prove();
    for (const end = performance.now() + LONGEST_WAIT; ; await wait(200)) {
      try {
        await this.#take(enter);
        return;
      } catch (error) {
        if (performance.now() > end) throw error;
        enter = () => signInAs(this.#nextPort(), this.#username);
      }
    }
  }
}
