import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import {
  createPaymentOrder,
  readPaymentOrder,
} from '@nidan/contract/money/payment-orders/payment-order-endpoints';
import { addTerminal, changeGateway } from '@nidan/contract/money/payment-orders/payment-setting-endpoints';
import type { PaymentOrderView } from '@nidan/contract/money/payment-orders/payment-order-view';
import type { OrderChannel } from '@nidan/domain/payments/order-channel';
import { type PaySim, startPaySim } from '@nidan/simulators/pay-sim/pay-sim';
import type { SimRequest } from '@nidan/simulators/pay-sim/sim-state';
import { SIM_SECURITY_TOKEN } from '@nidan/simulators/pay-sim/terminal-routes';
import { jobs } from '../../../../jobs.ts';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { Services } from '../../../../kernel/http/services.ts';
import { billBody } from '../../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

/** A lab with a gateway and a terminal, the world outside of it, and the jobs between them, run when a test says so. */
export interface PaymentDesk {
  readonly app: TestApp;
  readonly sim: PaySim;
  readonly terminalId: string;
  /** Moves the clock of both sides. */
  later(minutes: number): void;
  /** Runs a job of an order, as the worker does. */
  run(task: 'ask-gateway' | 'apply-payment-events', orderId: string): Promise<void>;
  /** A bill of CBC (₹350) and LFT (₹750). */
  bill(): Promise<string>;
  /** An order that the other side has taken. */
  ask(channel: OrderChannel, billId: string, amountPaise?: number): Promise<PaymentOrderView>;
  read(orderId: string): Promise<PaymentOrderView>;
  /** What the gateway has of an order. */
  requestOf(orderId: string): SimRequest;
  close(): Promise<void>;
}

/** Keys of the simulated gateway, as a lab types them. */
export const SIM_GATEWAY = {
  keyId: 'rzp_test_simulator',
  keySecret: 'simulated-key-secret-0001',
  webhookSecret: 'simulated-webhook-secret-0001',
  isOpen: true,
};

/** A simulated terminal, as a lab types it. */
export function simTerminal(locationId: string) {
  return {
    terminalId: newId(),
    name: `Counter ${newId().slice(-6)}`,
    locationId,
    merchantId: '9001',
    storePosCode: 'KTR-1',
    imei: newId().replaceAll('-', '').slice(0, 15),
    securityToken: SIM_SECURITY_TOKEN,
  };
}

export async function startPaymentDesk(): Promise<PaymentDesk> {
  const app = await startTestApp();
  let ahead = 0;
  const clock = (): Date => new Date(Date.now() + ahead);
  const sim = await startPaySim({ clock: () => clock().getTime() });
  const config = { ...app.services.config, paymentGatewayUrl: sim.url, cardTerminalUrl: sim.url };
  const services: Services = { ...app.services, config, clock };
  const manager = app.as('Manager');
  await manager.ok(changeGateway, { body: { version: 0, ...SIM_GATEWAY } });
  const { terminalId } = await manager.ok(addTerminal, { body: simTerminal(app.lab.locationId) });
  const run: PaymentDesk['run'] = async (task, orderId) => {
    await jobs[task]?.(services, { lId: app.lab.lId, orderId });
  };
  const read = (orderId: string) => app.as('Front desk').ok(readPaymentOrder, { query: { orderId } });
  return {
    app,
    sim,
    terminalId,
    later: (minutes) => {
      ahead += minutes * 60_000;
    },
    run,
    bill: async () => {
      const body = await billBody(app, { testCodes: ['CBC', 'LFT'] });
      return (await app.as('Front desk').ok(createBill, { body })).billId;
    },
    ask: async (channel, billId, amountPaise = 110_000) => {
      const body = { orderId: newId(), billId, channel, amountPaise };
      const { orderId } = await app.as('Front desk').ok(createPaymentOrder, {
        body: channel === 'terminal' ? { ...body, terminalId } : body,
      });
      await run('ask-gateway', orderId);
      return read(orderId);
    },
    read,
    requestOf: (orderId) => {
      const found = [...sim.state.requests.values()].find(({ notes }) => notes['nidan_order'] === orderId);
      if (found === undefined) throw new Error('The gateway has no such order');
      return found;
    },
    close: async () => {
      await sim.stop();
      await app.close();
    },
  };
}
