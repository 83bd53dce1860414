import type { FastifyInstance } from 'fastify';
import type { DatabaseWatch } from '../../database/connections/watch-database.ts';

/** Why the server must get no requests now; empty when it may. */
function hindrances({ reachable, unsafe }: Pick<DatabaseWatch, 'reachable' | 'unsafe'>): string[] {
  if (!reachable) return ['the database does not answer'];
  return unsafe.map((name) => `${name} of the database is off: what was answered could be lost`);
}

/**
 * Serves what a load balancer or a service manager asks: /health/live, whether the process runs, and /health/ready, whether
 * it should get requests. Neither says anything of a lab.
 */
export function serveHealth(app: FastifyInstance, watch: Pick<DatabaseWatch, 'reachable' | 'unsafe'>): void {
  const schema = { hide: true };
  app.get('/health/live', { schema }, async () => ({ live: true }));
  app.get('/health/ready', { schema }, async (_, reply) => {
    const why = hindrances(watch);
    if (why.length === 0) return { ready: true };
    return reply.code(503).header('retry-after', 2).send({ ready: false, why });
  });
}
