import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { demoWork } from './lab/demo-lab.ts';

interface DemoCall<P, Q, B> {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Name of a change, which no other one of the week has. */
  readonly as?: string;
}

/** Calls the API as one person of the demo lab, without a network. */
export interface DemoClient {
  /** The answer; a change that a start before this one made is not made again, and answers what it answered then. */
  call<P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>, input: DemoCall<P, Q, B>): Promise<A>;
  /** Whether a start before this one made the change of this name. */
  hasMade?(as: string): boolean;
}

const LONGEST_KEY = 80;

/** The changes of a demo week by their names: what was answered to those made before, and which were named since. */
export class DemoChanges {
  readonly #answers: ReadonlyMap<string, string>;
  readonly #named = new Set<string>();

  constructor(answers: ReadonlyMap<string, string>) {
    this.#answers = answers;
  }

  answerTo(key: string): string | undefined {
    return this.#answers.get(key);
  }

  /** Throws unless the key is one that a change can go by. */
  take(key: string): void {
    if (key.length > LONGEST_KEY) throw new Error(`The name of a change is too long: ${key}`);
    if (this.#named.has(key)) throw new Error(`Two changes of the demo week have one name: ${key}`);
    this.#named.add(key);
  }
}

/** Sends a request to the server without a network. */
export type SendToApp = (request: InjectOptions) => Promise<LightMyRequestResponse>;

const keyOf = (as: string): string => `${demoWork.name} ${as}`;

interface DemoPerson {
  readonly lId: number;
  readonly cookieName: string;
  /** Token of the session, asked for once something is to be sent. */
  readonly token: () => Promise<string>;
  readonly changes: DemoChanges;
}

function keyFor({ path, mutates }: Endpoint, as: string | undefined, changes: DemoChanges): string | null {
  if (!mutates) return null;
  if (as === undefined) throw new Error(`${path}: a change of the demo week needs a name`);
  changes.take(keyOf(as));
  return keyOf(as);
}

export function demoClient(send: SendToApp, { lId, cookieName, token, changes }: DemoPerson): DemoClient {
  let signedIn: Promise<string> | null = null;
  return {
    async call(endpoint, { params, query, body, as }) {
      const key = keyFor(endpoint, as, changes);
      const answered = key === null ? undefined : changes.answerTo(key);
      if (answered !== undefined) return JSON.parse(answered);
      signedIn ??= token();
      const given = Object.entries(query ?? {}).map(([name, value]) => [name, String(value)]);
      const response = await send({
        method: endpoint.method,
        url: Object.entries(params ?? {}).reduce(
          (path, [name, value]) => path.replace(`:${name}`, String(value)),
          endpoint.path,
        ),
        query: Object.fromEntries([...given, ['l_id', String(lId)], ['source', 'demo']]),
        headers: key === null ? {} : { 'idempotency-key': key },
        cookies: { [cookieName]: await signedIn },
        ...(body === undefined ? {} : { payload: body as object }), // as: every body is an object schema
      });
      if (response.statusCode !== 200)
        throw new Error(`${endpoint.path}: ${response.statusCode} ${response.body}`);
      return response.json();
    },
    hasMade: (as) => changes.answerTo(keyOf(as)) !== undefined,
  };
}
