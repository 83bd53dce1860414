import type { OrderToAnnounce } from '@nidan/contract/lab/incoming/incoming-view';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { insertIncoming, type NewIncoming } from './incoming-rows.ts';
import { insertOrders, type NewOrder } from './order-rows.ts';

/** Codes are kept in capital letters. */
export const upper = (text: string): string => text.trim().toUpperCase();

/** The samples that come with an order. */
export function samplesOfOrder({ samples, ...order }: OrderToAnnounce): NewIncoming[] {
  return samples.map((sample) => ({ ...order, ...sample, barcode: upper(sample.barcode) }));
}

/** Writes announced samples, whose barcodes are free. */
export async function writeSamples(ctx: Ctx, samples: readonly NewIncoming[]): Promise<void> {
  await insertIncoming(ctx, samples);
  for (const { incomingId, barcode, clientCode } of samples) {
    recordEvent(ctx, {
      entityKind: 'INCOMING_SAMPLE',
      entityId: incomingId,
      action: 'create',
      after: { barcode, clientCode },
    });
  }
}

/** Writes announced orders, which their senders did not announce before. */
export async function writeOrders(ctx: Ctx, orders: readonly NewOrder[]): Promise<void> {
  await insertOrders(ctx, orders);
  for (const { orderId, requestNo, clientCode } of orders) {
    recordEvent(ctx, {
      entityKind: 'INCOMING_ORDER',
      entityId: orderId,
      action: 'create',
      after: { requestNo, clientCode },
    });
  }
}
