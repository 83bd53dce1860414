import { PERMISSION } from '../../access/permission-bits.ts';
import { defineStatusSet, type ActionOf, type StateOf } from '../define-status-set.ts';

const byCreate = { module: 'payments', bits: PERMISSION.create } as const;
const byUpdate = { module: 'payments', bits: PERMISSION.update } as const;

/**
 * Money that a patient is asked for through a payment gateway or a card terminal (spec §7 "/api/pg/orders"). Money that came is
 * never refused: one that comes after the order was given up is booked, one of another sum waits for a person.
 */
export const paymentOrder = defineStatusSet({
  name: 'paymentOrder',
  initial: 'created',
  states: {
    created: { code: 0, label: 'created', tone: 'info', kind: 'stored' },
    attempted: { code: 5, label: 'attempted', tone: 'info', kind: 'stored' },
    paid: { code: 10, label: 'paid', tone: 'ok', kind: 'stored' },
    held: { code: 20, label: 'held', tone: 'warn', kind: 'stored' },
    refunded: { code: 30, label: 'refunded', tone: 'neutral', kind: 'stored' },
    failed: { code: 50, label: 'failed', tone: 'danger', kind: 'stored' },
    cancelled: { code: 90, label: 'cancelled', tone: 'danger', kind: 'stored' },
  },
  actions: {
    /** Somebody tried to pay and did not succeed yet. */
    attempt: { from: ['created', 'attempted'], to: ['attempted'], ...byCreate },
    /** The sum that was asked for came. */
    settle: {
      from: ['created', 'attempted', 'paid', 'refunded', 'failed', 'cancelled'],
      to: ['paid'],
      ...byCreate,
    },
    /** Another sum came than was asked for. */
    hold: {
      from: ['created', 'attempted', 'paid', 'held', 'refunded', 'failed', 'cancelled'],
      to: ['held'],
      ...byCreate,
    },
    /** A person books money that was held. */
    accept: { from: ['held'], to: ['paid'], ...byUpdate, reason: 'required' },
    /** Money that was held went back to the payer at the gateway. */
    giveBack: { from: ['held'], to: ['refunded'], ...byUpdate },
    fail: { from: ['created', 'attempted'], to: ['failed'], ...byCreate },
    /** Whoever waits for it waits no longer. */
    giveUp: { from: ['created', 'attempted'], to: ['cancelled'], ...byCreate },
  },
});

export type PaymentOrderState = StateOf<typeof paymentOrder>;
export type PaymentOrderAction = ActionOf<typeof paymentOrder>;

/** States in which money is still being waited for: one order of a bill at a time. */
export const WAITING_STATES = ['created', 'attempted'] as const satisfies readonly PaymentOrderState[];

/** True while money of an order is being waited for. */
export function isWaiting(state: PaymentOrderState): boolean {
  return WAITING_STATES.some((waiting) => waiting === state);
}
