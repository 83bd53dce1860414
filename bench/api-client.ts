import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cookie: string | null;
}

interface ClientSettings {
  readonly cookie?: string;
  /** Address that the proxy in front of the server is said to have seen. */
  readonly from?: string | null;
  /** Lab that is worked in. */
  readonly lId?: number;
}

interface Input<P, Q, B> {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
}

/** One signed-in person on one kept-alive connection. */
export class ApiClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #port: number;
  readonly #from: string | null;
  readonly #lId: number;
  #cookie: string;

  constructor(port: number, { cookie = '', from = null, lId = 1 }: ClientSettings = {}) {
    this.#lId = lId;
    this.#port = port;
    this.#cookie = cookie;
    this.#from = from;
  }

  /** What the session is shown by. */
  get cookie(): string {
    return this.#cookie;
  }

  /** The same session on another connection. */
  twin(): ApiClient {
    return new ApiClient(this.#port, { cookie: this.#cookie, from: this.#from, lId: this.#lId });
  }

  async signIn(username: string, password: string): Promise<void> {
    const answer = await this.#send({ method: 'POST', path: '/api/login', body: { username, password } });
    if (answer.cookie === null) throw new Error(`Signing in as ${username} failed: ${answer.text}`);
  }

  /** The answer of an endpoint; throws on any refusal. */
  async call<P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>, input: Input<P, Q, B> = {}): Promise<A> {
    return JSON.parse(await this.text(endpoint, input)) as A; // as: the server serialises by the endpoint's own schema
  }

  /** What an endpoint answers, a file for one, as text; throws on any refusal. */
  async text<P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>, input: Input<P, Q, B> = {}): Promise<string> {
    const query = new URLSearchParams({ l_id: String(this.#lId), source: 'bench' });
    for (const [name, value] of Object.entries(input.query ?? {})) query.set(name, String(value));
    const path = Object.entries(input.params ?? {}).reduce(
      (pattern, [name, value]) => pattern.replace(`:${name}`, encodeURIComponent(String(value))),
      endpoint.path,
    );
    const answer = await this.#send({
      method: endpoint.method,
      path: `${path}?${query.toString()}`,
      body: input.body,
    });
    if (answer.status !== 200) throw new Error(`${endpoint.path}: ${answer.status} ${answer.text}`);
    return answer.text;
  }

  close(): void {
    this.#agent.destroy();
  }

  #send(message: { method: string; path: string; body?: unknown }): Promise<Answer> {
    const payload = message.body === undefined ? undefined : JSON.stringify(message.body);
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          agent: this.#agent,
          host: '127.0.0.1',
          port: this.#port,
          method: message.method,
          path: message.path,
          headers: {
            cookie: this.#cookie,
            ...(this.#from === null ? {} : { 'x-forwarded-for': this.#from }),
            ...(message.method === 'GET' ? {} : { 'idempotency-key': randomUUID() }),
            ...(payload === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () => {
            const [cookie] = response.headers['set-cookie'] ?? [];
            this.#cookie = cookie?.split(';')[0] ?? this.#cookie;
            resolve({
              status: response.statusCode ?? 0,
              text: Buffer.concat(parts).toString(),
              cookie: cookie?.split(';')[0] ?? null,
            });
          });
        },
      );
      sent.on('error', reject);
      sent.end(payload);
    });
  }
}
