import { Client } from 'pg';

/**
 * A connection of its own beside the pools, not open yet. What breaks it between two statements fails the next one and is told to
 * `onBreak`; without a listener it would end the process.
 */
export function ownClient(url: string, onBreak: (error: Error) => void = () => undefined): Client {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', onBreak);
  return client;
}
