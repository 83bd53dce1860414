import { Pool, type PoolConfig } from 'pg';

/**
 * A pool that tells `onError` what breaks its connections, for as long as one of them lives, past its own end too. Without
 * listeners a stopped database would end the process: idle connections tell the pool, busy ones only themselves.
 */
export function ownPool(config: PoolConfig, onError: (error: Error) => void): Pool {
  const pool = new Pool(config);
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}
