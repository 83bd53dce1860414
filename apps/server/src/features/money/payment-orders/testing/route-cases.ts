import {
  checkAccountPayment,
  giveUpAccountPayment,
  listAccountPayments,
  payAccountOnline,
} from '@nidan/contract/money/payment-orders/agency-order-endpoints';
import {
  acceptHeldMoney,
  checkPaymentOrder,
  createPaymentOrder,
  giveUpPaymentOrder,
  listPaymentOrders,
  readPaymentOrder,
  takeGatewayEvent,
} from '@nidan/contract/money/payment-orders/payment-order-endpoints';
import {
  addTerminal,
  changeGateway,
  changeTerminal,
  listTerminals,
  listUsableTerminals,
  readGateway,
} from '@nidan/contract/money/payment-orders/payment-setting-endpoints';
import { sql } from 'kysely';
import { inTransaction } from '../../../../kernel/database/connections/in-transaction.ts';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { newDebtor, sentOf } from '../../agency-invoices/testing/invoice-of-lab.ts';
import { SIM_GATEWAY, simTerminal } from './payment-desk.ts';

const manager = ({ app }: LabWorld) => app.as('Manager');

/** Opens the gateway of the lab, whatever was set before. */
async function openGateway(world: LabWorld): Promise<void> {
  const { version } = await manager(world).ok(readGateway);
  await manager(world).ok(changeGateway, { body: { version, ...SIM_GATEWAY } });
}

async function freshTerminal(world: LabWorld) {
  return manager(world).ok(addTerminal, { body: simTerminal(world.lab.locationId) });
}

/** An order by a link for a fresh bill, asked for at the front desk. */
async function asked(world: LabWorld) {
  await openGateway(world);
  const { billId } = await world.fresh('ordered');
  const body = { orderId: newId(), billId, channel: 'link', amountPaise: 1_000 } as const;
  return world.app.as('Front desk').ok(createPaymentOrder, { body });
}

/** An order for which another sum came than was asked for. */
async function held(world: LabWorld) {
  const { orderId, version } = await asked(world);
  const { lId } = world.lab;
  await inTransaction(world.app.db, lId, async (db) => {
    await sql`insert into payment_order_money (l_id, gateway_payment_id, order_id, amount_paise, currency, came_at, held_because)
      values (${lId}, ${`pay_${newId()}`}, ${orderId}, 900, 'INR', now(), 'amount')`.execute(db);
    await sql`update payment_order set state = 20 where l_id = ${lId} and order_id = ${orderId}`.execute(db);
  });
  return { orderId, version };
}

/** A payment that an agency is asked for, which is waited for. */
async function askedOfAgency(world: LabWorld) {
  await openGateway(world);
  const body = { orderId: newId(), agencyId: await newDebtor(world.app), amountPaise: 1_000 };
  return manager(world).ok(payAccountOnline, { body });
}

export const paymentOrderCases: readonly RouteCase[] = [
  forRoute(createPaymentOrder).send(async (world) => {
    const { terminalId } = await freshTerminal(world);
    const { billId } = await world.fresh('ordered');
    return { body: { orderId: newId(), billId, channel: 'terminal', amountPaise: 1_000, terminalId } };
  }),
  forRoute(createPaymentOrder).send(async (world) => {
    await openGateway(world);
    const { billId } = await world.fresh('ordered');
    return { body: { orderId: newId(), billId, channel: 'qr', amountPaise: 1_000 } };
  }),
  forRoute(listPaymentOrders).send(async (world) => ({
    query: { billId: (await asked(world)).billId ?? '', locationId: world.lab.locationId },
  })),
  forRoute(listPaymentOrders).send(async (world) => ({
    query: { agencyId: (await askedOfAgency(world)).agency?.agencyId ?? '' },
  })),
  forRoute(readPaymentOrder).send(async (world) => ({ query: { orderId: (await asked(world)).orderId } })),
  forRoute(checkPaymentOrder).send(async (world) => ({ body: { orderId: (await asked(world)).orderId } })),
  forRoute(giveUpPaymentOrder).send(async (world) => {
    const { orderId, version } = await asked(world);
    return { body: { orderId, version } };
  }),
  forRoute(acceptHeldMoney).send(async (world) => ({
    body: { ...(await held(world)), reason: 'Agreed with the patient' },
  })),
  forRoute(payAccountOnline).send(async (world) => {
    await openGateway(world);
    const { agencyId, invoiceId } = await sentOf(world.app);
    return { body: { orderId: newId(), agencyId, amountPaise: 1_000, invoiceIds: [invoiceId] } };
  }),
  forRoute(listAccountPayments).send(async (world) => ({
    query: { agencyId: await newDebtor(world.app) },
  })),
  forRoute(checkAccountPayment).send(async (world) => ({
    body: { orderId: (await askedOfAgency(world)).orderId },
  })),
  forRoute(giveUpAccountPayment).send(async (world) => {
    const { orderId, version } = await askedOfAgency(world);
    return { body: { orderId, version } };
  }),
  forRoute(listUsableTerminals).send(async () => ({})),
  forRoute(takeGatewayEvent).send(async (world) => ({ params: { lab: world.lab.lId } })),
  forRoute(readGateway).send(async (world) => {
    await openGateway(world);
    return {};
  }),
  forRoute(changeGateway).send(async (world) => {
    const { version } = await manager(world).ok(readGateway);
    return { body: { version, ...SIM_GATEWAY } };
  }),
  forRoute(listTerminals).send(async (world) => {
    const { locationId } = await freshTerminal(world);
    return { query: { locationId } };
  }),
  forRoute(addTerminal).send(async (world) => ({ body: simTerminal(world.lab.locationId) })),
  forRoute(changeTerminal).send(async (world) => {
    const { terminalId, version, locationId } = await freshTerminal(world);
    const { securityToken: _, ...fields } = simTerminal(locationId);
    return { body: { ...fields, terminalId, version, isEnabled: false } };
  }),
];
