import type { Client } from 'pg';
import { ownClient } from './own-client.ts';

/** Runs work on a connection of its own, which is closed afterwards in any case. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = ownClient(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
