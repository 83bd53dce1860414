import type { OrderChannel } from '@nidan/domain/payments/order-channel';
import { paymentOrder, type PaymentOrderState } from '@nidan/domain/status-sets/money/payment-order';
import { sql } from 'kysely';
import type { Config } from '../../../kernel/config.ts';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Services } from '../../../kernel/http/services.ts';
import type { AskedOrder, OrderSide } from './order-side.ts';
import { openGateway, openTerminal } from './payment-secrets.ts';
import type { OrderPayer, OrderRef } from './payment-order-rows.ts';
import { readGatewayOf, readTerminal } from './payment-settings.query.ts';
import { plutusTerminal } from './plutus-side.ts';
import { razorpayCodes, razorpayLinks } from './razorpay-side.ts';

/** An order that the other side is to be asked about. */
export interface OrderToAsk extends AskedOrder, OrderPayer {
  readonly locationId: string;
  readonly channel: OrderChannel;
  readonly terminalId: string | null;
  readonly state: PaymentOrderState;
  readonly gatewayRef: string | null;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly isWithdrawn: boolean;
  /** False once nothing is to be asked any more. */
  readonly isToAsk: boolean;
}

interface OrderRow {
  readonly bill_id: string | null;
  readonly agency_id: string | null;
  readonly subject: string;
  readonly location_id: string;
  readonly channel: OrderChannel;
  readonly terminal_id: string | null;
  readonly amount_paise: number;
  readonly state: number;
  readonly gateway_ref: string | null;
  readonly created_at: Date;
  readonly created_by: string;
  readonly expires_at: Date;
  readonly withdrawn_at: Date | null;
  readonly ask_at: Date | null;
}

/** An order of a job; throws when the lab has none of this id. */
export async function readOrderToAsk(
  { db }: Pick<Services, 'db'>,
  { lId, orderId }: OrderRef,
): Promise<OrderToAsk> {
  const { rows } = await inTransaction(db, lId, (tx) =>
    sql<OrderRow>`
      select o.bill_id, o.agency_id, coalesce('Bill ' || b.lab_no, 'Account ' || g.code) as subject, o.location_id, o.channel, o.terminal_id, o.amount_paise, o.state, o.gateway_ref,
        o.created_at, o.created_by, o.expires_at, o.withdrawn_at, o.ask_at
      from payment_order o
      left join bill b on b.l_id = o.l_id and b.bill_id = o.bill_id
      left join agency g on g.l_id = o.l_id and g.agency_id = o.agency_id
      where o.l_id = ${lId} and o.order_id = ${orderId}`.execute(tx),
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`Lab ${lId} has no payment order ${orderId}`);
  return {
    orderId,
    billId: row.bill_id,
    agencyId: row.agency_id,
    subject: row.subject,
    locationId: row.location_id,
    channel: row.channel,
    terminalId: row.terminal_id,
    amountPaise: row.amount_paise,
    state: paymentOrder.stateOf(row.state),
    gatewayRef: row.gateway_ref,
    createdAt: row.created_at,
    createdBy: row.created_by,
    expiresAt: row.expires_at,
    isWithdrawn: row.withdrawn_at !== null,
    isToAsk: row.ask_at !== null,
  };
}

async function terminalSide(services: Services, lId: number, terminalId: string): Promise<OrderSide | null> {
  const { config, db } = services;
  const terminal = await inTransaction(db, lId, (tx) => readTerminal(tx, { lId, terminalId }));
  if (terminal === null) return null;
  const { merchantId, storePosCode, imei, sealed } = terminal;
  const securityToken = openTerminal(config, terminalId, sealed);
  return plutusTerminal({ baseUrl: config.cardTerminalUrl, merchantId, storePosCode, imei, securityToken });
}

function gatewaySide(
  config: Config,
  channel: OrderChannel,
  keys: { keyId: string; keySecret: string },
): OrderSide {
  const access = { baseUrl: config.paymentGatewayUrl, ...keys };
  return channel === 'qr' ? razorpayCodes(access) : razorpayLinks(access);
}

/** The other side of an order, with the keys that the lab has now; null when it has none. */
export async function sideOf(services: Services, lId: number, order: OrderToAsk): Promise<OrderSide | null> {
  if (order.terminalId !== null) return terminalSide(services, lId, order.terminalId);
  const gateway = await inTransaction(services.db, lId, (tx) => readGatewayOf(tx, lId));
  if (gateway === null) return null;
  const { keySecret } = openGateway(services.config, lId, gateway.sealed);
  return gatewaySide(services.config, order.channel, { keyId: gateway.keyId, keySecret });
}
