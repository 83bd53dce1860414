import { effects } from '../effects.ts';
import { demoLab } from './lab/demo-lab.ts';
import { demoPeople } from './lab/demo-people.ts';
import { findSession, insertSession, placeSession } from '../kernel/access/session-rows.ts';
import type { Config } from '../kernel/config.ts';
import type { ConnectionUrls } from '../kernel/database/connections/connection-urls.ts';
import { inTransaction } from '../kernel/database/connections/in-transaction.ts';
import { type Db, openDatabase } from '../kernel/database/connections/open-database.ts';
import { startDocumentPool } from '../kernel/documents/document-pool.ts';
import { buildApp } from '../kernel/http/build-app.ts';
import type { Services } from '../kernel/http/services.ts';
import { localFeed } from '../kernel/live/live-feed.ts';
import { routes } from '../routes.ts';
import type { SendToApp } from './demo-client.ts';

/** Where the week of the demo lab is lived: its server without a network, its database, and a clock that is set. */
export interface DemoHouse {
  readonly config: Config;
  readonly db: Db;
  /** What the server has, for what comes from outside and not by its API: messages of machines. */
  readonly services: Services;
  readonly send: SendToApp;
  /** Sets the clock of the server to a moment in epoch milliseconds. */
  readonly setClock: (now: number) => void;
}

/** Opens the house, lives in it and closes it. */
export async function withDemoHouse(
  config: Config,
  urls: ConnectionUrls,
  live: (house: DemoHouse) => Promise<void>,
): Promise<void> {
  const db = openDatabase({ url: urls.appUrl, size: 2, onError: () => undefined });
  const documents = startDocumentPool({ size: 1 });
  let now = Date.now();
  const endpoints = routes.map(({ endpoint }) => endpoint);
  const services = {
    db,
    config,
    documents,
    live: localFeed(),
    endpoints,
    effects,
    clock: () => new Date(now),
  };
  const app = await buildApp({ services, routes });
  const setClock = (to: number): void => {
    now = to;
  };
  try {
    await live({ config, db, services, send: (request) => app.inject(request), setClock });
  } finally {
    await app.close();
    await documents.stop();
    await db.destroy();
  }
}

export type UsualRole = (typeof demoPeople)[number]['role'];

/** Id of the person of the demo lab who has a role and may change things: the first of them unless told. */
export async function findDemoUser(db: Db, role: UsualRole, at = 0): Promise<string> {
  const person = demoPeople.filter((entry) => entry.role === role && !entry.isDemoUser)[at];
  const user = await db
    .selectFrom('login_user')
    .select('user_id')
    .where('username', '=', person?.username ?? '')
    .executeTakeFirstOrThrow();
  return user.user_id;
}

/** Signs a person in at a location of the demo lab, the first unless told; answers the session's token. */
export async function signInDemoUser(db: Db, userId: string, place: string = demoLab.name): Promise<string> {
  const token = await insertSession(db, { userId, hours: 1 });
  const session = await findSession(db, token, 3_600);
  const location = await inTransaction(db, demoLab.lId, (tx) =>
    tx
      .selectFrom('location')
      .select('location_id')
      .where('l_id', '=', demoLab.lId)
      .where('name', '=', place)
      .executeTakeFirstOrThrow(),
  );
  if (session === null) throw new Error('A session just made was not found');
  await placeSession(db, session, { lId: demoLab.lId, locationId: location.location_id });
  return token;
}
