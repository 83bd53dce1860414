import type { Channel } from '../reports/channels.ts';

/** How far one try over one channel came: an answer of a gateway is not yet a delivery. */
export const DELIVERY_STEPS = ['queued', 'sent', 'delivered', 'read', 'failed'] as const;
export type DeliveryStep = (typeof DELIVERY_STEPS)[number];

/** What is told later wins only where it is further: tellings of gateways come in any order, and a message that was read was sent. */
export function furtherStep(known: DeliveryStep, told: DeliveryStep): DeliveryStep {
  if (told === 'failed') return known === 'delivered' || known === 'read' ? known : 'failed';
  return DELIVERY_STEPS.indexOf(told) > DELIVERY_STEPS.indexOf(known) || known === 'failed' ? told : known;
}

export interface TriedChannel {
  readonly channel: Channel;
  readonly step: DeliveryStep;
}

/**
 * Over which channel a message goes next: the first of `order` that was not tried, once all that were tried failed. Null: one of them is
 * on its way or came, or there is none left.
 */
export function nextChannel(order: readonly Channel[], tried: readonly TriedChannel[]): Channel | null {
  if (tried.some(({ step }) => step !== 'failed')) return null;
  return order.find((channel) => tried.every((one) => one.channel !== channel)) ?? null;
}
