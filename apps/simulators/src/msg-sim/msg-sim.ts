import { fastify } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { addInbox } from './inbox-page.ts';
import { type MsgState, newMsgState } from './msg-state.ts';
import { addPush, type SimSubscription, subscriptionOf } from './push-routes.ts';
import { addSms } from './sms-routes.ts';
import { startSmtpSink } from './smtp-sink.ts';
import { addWhatsApp } from './whatsapp-routes.ts';

export interface MsgSim {
  /** Of the inbox; WhatsApp is called below it, SMS below `/sms`, browsers below `/push`. */
  readonly url: string;
  readonly smtpUrl: string;
  /** Hosts with ports, for the list of what may be called. */
  readonly targets: readonly string[];
  /** A browser that it plays, by a name; the first one without. */
  browser(name?: string): SimSubscription;
  /** What it knows, for tests to look at and to change. */
  readonly state: MsgState;
  stop(): Promise<void>;
}

interface Start {
  /** A free one unless told. */
  readonly port?: number;
  readonly smtpPort?: number;
  readonly clock?: () => number;
}

const OF_SERVICES = /^\/(?:v\d+\.\d+|sms|push)\//u;

/** Starts stand-ins for WhatsApp, an SMS gateway, a mail server and a push service, on this machine alone. Nobody gets a message. */
export async function startMsgSim({ port = 0, smtpPort = 0, clock = Date.now }: Start = {}): Promise<MsgSim> {
  const state = newMsgState(clock);
  const app = fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    if (!OF_SERVICES.test(request.url)) return;
    state.calls.push(`${request.method} ${request.url}`);
    if (state.faults.slowMs > 0) await wait(state.faults.slowMs, null, { ref: false });
    if (state.faults.isDown) await reply.code(503).send({});
    else if (state.faults.lies)
      await reply.send({ error: { code: 131_000, message: 'Something went wrong' } });
  });
  addWhatsApp(app, state);
  addSms(app, state);
  addPush(app, state);
  addInbox(app, state);
  const url = await app.listen({ host: '127.0.0.1', port });
  const smtp = await startSmtpSink(state, smtpPort);
  return {
    url,
    smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
    targets: [new URL(url).host, `127.0.0.1:${smtp.port}`],
    browser: (name) => subscriptionOf(state, url, name),
    state,
    stop: async () => {
      await Promise.all([app.close(), smtp.stop()]);
    },
  };
}
