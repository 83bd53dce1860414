import type { FastifyInstance } from 'fastify';
import type { DiskRoom } from './disk-room.ts';
import type { DatabaseWatch } from '../../database/connections/watch-database.ts';

type Watch = Pick<DatabaseWatch, 'reachable' | 'unsafe'>;

/** Why the server must get no requests now; empty when it may. */
async function hindrances({ reachable, unsafe }: Watch, disk: DiskRoom): Promise<string[]> {
  if (!reachable) return ['the database does not answer'];
  if (await disk.isFull()) return ['the disk is full: nothing can be saved'];
  return unsafe.map((name) => `${name} of the database is off: what was answered could be lost`);
}

/**
 * Serves what a load balancer or a service manager asks: /health/live, whether the process runs, and /health/ready, whether
 * it should get requests. Neither says anything of a lab.
 */
export function serveHealth(app: FastifyInstance, watch: Watch, disk: DiskRoom): void {
  const schema = { hide: true };
  app.get('/health/live', { schema }, async () => ({ live: true }));
  app.get('/health/ready', { schema }, async (_, reply) => {
    const why = await hindrances(watch, disk);
    if (why.length === 0) return { ready: true };
    return reply.code(503).header('retry-after', 2).send({ ready: false, why });
  });
}
