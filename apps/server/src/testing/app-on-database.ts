import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localFeed } from '../kernel/live/live-feed.ts';
import type { RefusalBody } from '@nidan/contract/kernel/refusals';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { UsualRole } from '../features/base/roles/usual-roles.ts';
import { readConfig } from '../kernel/config.ts';
import { newId } from '../kernel/database/new-id.ts';
import { type Db, openDatabase } from '../kernel/database/connections/open-database.ts';
import { startDocumentPool } from '../kernel/documents/document-pool.ts';
import { buildApp } from '../kernel/http/build-app.ts';
import type { Services } from '../kernel/http/services.ts';
import type { TestDatabase } from '../kernel/testing/clone-template.ts';
import { effects } from '../effects.ts';
import { routes } from '../routes.ts';
import type { TestLab, TestUser } from './test-lab.ts';
import type { TestLabs } from './test-labs.ts';
import { payloadOf } from './payload-of.ts';

interface Call<P, Q, B> {
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Idempotency key; a new one for each call unless told, null for none. */
  readonly key?: string | null;
}

export interface TestAnswer<A> {
  readonly status: number;
  readonly body: A;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer;
}

/** Calls endpoints as one person of one lab. */
export class TestClient {
  readonly #app: FastifyInstance;
  readonly #lId: number;
  readonly #token: string | null;

  constructor(app: FastifyInstance, lId: number, token: string | null) {
    this.#app = app;
    this.#lId = lId;
    this.#token = token;
  }

  /** Any answer; the body is what the caller says it is. */
  async call<P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>, call: Call<P, Q, B> = {}): Promise<TestAnswer<A>> {
    const path = Object.entries(call.params ?? {}).reduce(
      (url, [name, value]) => url.replace(`:${name}`, encodeURIComponent(String(value))),
      endpoint.path,
    );
    const given = Object.entries(call.query ?? {}).map(([name, value]) => [name, String(value)]);
    const key = call.key === undefined ? newId() : call.key;
    const { payload, headers } = payloadOf(endpoint, call.body);
    const response = await this.#app.inject({
      method: endpoint.method,
      url: path,
      query: Object.fromEntries([...given, ['l_id', String(this.#lId)], ['source', 'test']]),
      headers: { ...headers, ...(endpoint.mutates && key !== null ? { 'idempotency-key': key } : {}) },
      ...(this.#token === null ? {} : { cookies: { nidan: this.#token } }),
      ...(payload === undefined ? {} : { payload }),
    });
    const json = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: (json ? response.json() : null) as A, // as: the server serialises by the endpoint's own schema
      headers: response.headers,
      bytes: response.rawPayload,
    };
  }

  /** The answer of a call that must succeed. */
  async ok<P, Q, B, A>(endpoint: Endpoint<P, Q, B, A>, call: Call<P, Q, B> = {}): Promise<A> {
    const answer = await this.call(endpoint, call);
    if (answer.status !== 200) {
      throw new Error(`${endpoint.method} ${endpoint.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return answer.body;
  }

  /** The refusal of a call that must not succeed. The body may be malformed on purpose. */
  async refused(
    endpoint: Endpoint,
    call: Call<unknown, unknown, unknown> = {},
  ): Promise<RefusalBody & { status: number }> {
    const answer = await this.call(endpoint, call);
    if (answer.status < 400) throw new Error(`${endpoint.method} ${endpoint.path} was not refused`);
    return { ...(answer.body as RefusalBody), status: answer.status }; // as: an answer over 399 has the refusal's body
  }
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly services: Services;
  /** Addresses of the database, for what only its owner may prepare. */
  readonly database: TestDatabase;
  /** As the application role: row-level security applies, so use it inside `inTransaction`. */
  readonly db: Db;
  readonly lab: TestLab;
  readonly otherLab: TestLab;
  /** A person of lab 1. */
  as(role: UsualRole): TestClient;
  asUser(user: TestUser): TestClient;
  /** A person of lab 2 with the same role. */
  asOther(role: UsualRole): TestClient;
  asNobody(): TestClient;
  /** The platform operator, who is no member of lab 1, in lab 1. */
  asOperator(): TestClient;
  close(): Promise<void>;
}

function tokenOf(lab: TestLab, role: UsualRole): string {
  const user = lab.users.get(role);
  if (user === undefined) throw new Error(`The test lab has no ${role}`);
  return user.token;
}

// Pools lose their connections when a test drops its database.
function onError(): void {}

/** The people of a copied lab signed in when its template was made: here they have done so just now. */
async function beginSessionsAnew(db: Db): Promise<void> {
  await sql`
    update session set created_at = now(), last_seen_at = now(), proved_at = now(),
      expires_at = now() + (expires_at - created_at)`.execute(db);
}

const PROVED_AGAIN_MS = 30_000;

/** Proves again who everybody is, as people do through a long file of tests; a proof that a test let grow old stays old. */
function keepProving(db: Db): NodeJS.Timeout {
  const prove = () =>
    sql`update session set proved_at = now() where proved_at between now() - interval '4 minutes' and now()`
      .execute(db)
      .catch(onError);
  return setInterval(() => void prove(), PROVED_AGAIN_MS).unref();
}

/** The whole server on a database that holds two labs, which `close` removes. */
export async function startAppOn(database: TestDatabase, { lab, otherLab }: TestLabs): Promise<TestApp> {
  const db = openDatabase({ url: database.appUrl, onError });
  await beginSessionsAnew(db);
  const proving = keepProving(db);
  const config = readConfig({
    LOG_LEVEL: 'error',
    SESSION_LIMITS: '0',
    PLATFORM_OPERATOR: 'operator.2',
    MACHINE_PORTS: '20000-65535',
    MACHINE_ADDRESSES: 'loopback,0.0.0.0',
    NIDAN_SECRET_KEY: 'a5'.repeat(32),
    // Not the folder of a product that was started beside the tests: its audit trail is another one.
    NIDAN_DATA: join(tmpdir(), `nidan-app-${newId()}`),
  });
  const documents = startDocumentPool({ size: 1 });
  const endpoints = routes.map(({ endpoint }) => endpoint);
  const services = { db, config, documents, live: localFeed(), endpoints, effects, clock: () => new Date() };
  const app = await buildApp({ services, routes });
  return {
    app,
    services,
    database,
    db,
    lab,
    otherLab,
    as: (role) => new TestClient(app, 1, tokenOf(lab, role)),
    asUser: (user) => new TestClient(app, 1, user.token),
    asOther: (role) => new TestClient(app, 2, tokenOf(otherLab, role)),
    asOperator: () => new TestClient(app, 1, otherLab.operator.token),
    asNobody: () => new TestClient(app, 1, null),
    close: async () => {
      clearInterval(proving);
      await app.close();
      await documents.stop();
      await db.destroy();
      await database.drop();
    },
  };
}
