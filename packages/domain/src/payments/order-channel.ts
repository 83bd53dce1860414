import type { PaymentMode } from '../money/payment-mode.ts';

/** How a patient is asked for money: a UPI code on the screen, a link that is sent, or a card terminal. */
export const ORDER_CHANNELS = ['qr', 'link', 'terminal'] as const;
export type OrderChannel = (typeof ORDER_CHANNELS)[number];

const MODES: Readonly<Record<OrderChannel, PaymentMode>> = {
  qr: 'payment gateway',
  link: 'payment gateway',
  terminal: 'POS Machine',
};

/** The mode in which money of a channel is booked (spec §3 "Payment modes"). */
export function modeOfChannel(channel: OrderChannel): PaymentMode {
  return MODES[channel];
}

const MINUTES: Readonly<Record<OrderChannel, number>> = { qr: 15, link: 24 * 60, terminal: 5 };

/** For how many minutes an order can be paid before it fails by itself. */
export function minutesOfChannel(channel: OrderChannel): number {
  return MINUTES[channel];
}
