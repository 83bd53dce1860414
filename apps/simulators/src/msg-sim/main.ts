import { startMsgSim } from './msg-sim.ts';

/*
 * The stand-ins for services that bring messages, by themselves: beside the demo lab and with `npm run simulators`. The first line that is
 * written says as JSON where they are and by which keys they are used.
 */

const port = (name: string, usual: number): number => Number(process.env[name] ?? usual);

const sim = await startMsgSim({
  port: port('MSG_SIM_PORT', 7050),
  smtpPort: port('MSG_SIM_SMTP_PORT', 7025),
});
const webhooks = process.env['MSG_SIM_WEBHOOK'] ?? 'http://127.0.0.1:8080/api/integration';
sim.state.webhooks.whatsapp = `${webhooks}/whatsapp/webhook/1`;
sim.state.webhooks.sms = `${webhooks}/sms/webhook/1`;
// What was registered before the last start is not known any more.
sim.state.takesUnknown = true;
process.stdout.write(
  `${JSON.stringify({ url: sim.url, smtpUrl: sim.smtpUrl, keys: sim.state.keys, browser: sim.browser() })}\n`,
);

const stop = (): void => void sim.stop().then(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
// It ends with whoever started it.
process.on('disconnect', stop);
