import { DEFAULT_MACHINES, machinesOf, startAnalyserSim } from './analyser-sim/analyser-sim.ts';
import { startMsgSim } from './msg-sim/msg-sim.ts';
import { startPaySim } from './pay-sim/pay-sim.ts';
import { SIM_SECURITY_TOKEN } from './pay-sim/terminal-routes.ts';

const sim = await startPaySim({ port: Number(process.env['PAY_SIM_PORT'] ?? 7040) });
sim.state.keys.webhookUrl = process.env['PAY_SIM_WEBHOOK'] ?? 'http://127.0.0.1:8080/api/pg/orders/webhook/1';
const { keyId, keySecret, webhookSecret, webhookUrl } = sim.state.keys;

process.stdout.write(`Simulated payments at ${sim.url}: approve and decline there. No money moves.
  PAYMENT_GATEWAY_URL=${sim.url} CARD_TERMINAL_URL=${sim.url} npm start
  Key id ${keyId}, key secret ${keySecret}, webhook secret ${webhookSecret}
  Security token of every terminal ${SIM_SECURITY_TOKEN}
  Events go to ${webhookUrl}
`);

const analysers = await startAnalyserSim({
  port: Number(process.env['ANALYSER_SIM_PORT'] ?? 7070),
  machines: machinesOf(process.env['ANALYSER_SIM_MACHINES'] ?? DEFAULT_MACHINES),
});
process.stdout
  .write(`Simulated machines, told what to do at ${analysers.url}/__sim/machine/<id>/{run,qc,fault}:
${analysers.machines.map(({ id, profile, port }) => `  ${id}: ${profile} at port ${port}\n`).join('')}`);

const messages = await startMsgSim({
  port: Number(process.env['MSG_SIM_PORT'] ?? 7050),
  smtpPort: Number(process.env['MSG_SIM_SMTP_PORT'] ?? 7025),
});
messages.state.takesUnknown = true;
const webhooks = process.env['MSG_SIM_WEBHOOK'] ?? 'http://127.0.0.1:8080/api/integration';
messages.state.webhooks.whatsapp = `${webhooks}/whatsapp/webhook/1`;
messages.state.webhooks.sms = `${webhooks}/sms/webhook/1`;
process.stdout.write(`Simulated inbox at ${messages.url}: every message that a lab sends there can be read.
  MESSAGE_TARGETS=${messages.targets.join(',')} PUSH_TARGETS=${messages.targets[0] ?? ''} npm start
  WhatsApp at ${messages.url}/v23.0, SMS at ${messages.url}/sms, mail at ${messages.smtpUrl}, browsers at ${messages.url}/push
  Keys ${JSON.stringify(messages.state.keys)}
  What became of a message is told to ${webhooks}
`);

const stop = (): void =>
  void Promise.all([sim.stop(), analysers.stop(), messages.stop()]).then(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
