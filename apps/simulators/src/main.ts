import { startPaySim } from './pay-sim/pay-sim.ts';
import { SIM_SECURITY_TOKEN } from './pay-sim/terminal-routes.ts';

const port = Number(process.env['PAY_SIM_PORT'] ?? 7040);
const sim = await startPaySim({ port });
sim.state.keys.webhookUrl = process.env['PAY_SIM_WEBHOOK'] ?? 'http://127.0.0.1:8080/api/pg/orders/webhook/1';
const { keyId, keySecret, webhookSecret, webhookUrl } = sim.state.keys;

process.stdout.write(`Simulated payments at ${sim.url}: approve and decline there. No money moves.
  PAYMENT_GATEWAY_URL=${sim.url} CARD_TERMINAL_URL=${sim.url} npm start
  Key id ${keyId}, key secret ${keySecret}, webhook secret ${webhookSecret}
  Security token of every terminal ${SIM_SECURITY_TOKEN}
  Events go to ${webhookUrl}
`);

const stop = (): void => void sim.stop().then(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
