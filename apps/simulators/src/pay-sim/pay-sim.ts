import { fastify } from 'fastify';
import { addControls } from './control-routes.ts';
import { addGateway } from './gateway-routes.ts';
import { newSimState, type SimState } from './sim-state.ts';
import { addTerminals } from './terminal-routes.ts';

export interface PaySim {
  readonly url: string;
  /** What it knows, for tests to look at and to change. */
  readonly state: SimState;
  stop(): Promise<void>;
}

interface Start {
  /** A free one unless told. */
  readonly port?: number;
  readonly clock?: () => number;
}

/** Starts a stand-in for the payment gateway and the cloud of card terminals, on this machine alone. No money moves. */
export async function startPaySim({ port = 0, clock = Date.now }: Start = {}): Promise<PaySim> {
  const state = newSimState(clock);
  const app = fastify();
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/v1/') || request.url.startsWith('/API/')) {
      state.calls.push(`${request.method} ${request.url}`);
      if (state.isDown) await reply.code(503).send({});
    }
  });
  addGateway(app, state);
  addTerminals(app, state);
  addControls(app, state);
  const url = await app.listen({ host: '127.0.0.1', port });
  return { url, state, stop: () => app.close() };
}
