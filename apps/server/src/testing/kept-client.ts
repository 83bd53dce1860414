import type { Client } from 'pg';
import { ownClient } from '../kernel/database/connections/own-client.ts';
import type { TestDatabase } from '../kernel/testing/clone-template.ts';

type Account = 'adminUrl' | 'checkerUrl';

const kept = new WeakMap<TestDatabase, Map<Account, Promise<Client>>>();

async function connect(url: string): Promise<Client> {
  const client = ownClient(url);
  await client.connect();
  return client;
}

/** A connection beside the pools for what a test asks again and again: its named statements are planned once. It ends when the database is dropped. */
export async function keptClient(database: TestDatabase, account: Account): Promise<Client> {
  const clients = kept.get(database) ?? new Map<Account, Promise<Client>>();
  kept.set(database, clients);
  const client = clients.get(account) ?? connect(database[account]);
  clients.set(account, client);
  return client;
}
