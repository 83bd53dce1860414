import { randomBytes } from 'node:crypto';

/** Keys that a lab and the simulated gateway share; invented, and good for nothing else. */
export interface SimKeys {
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** Where events go; null sends none. */
  webhookUrl: string | null;
}

export interface SimPayment {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'captured' | 'failed';
  readonly notes: Readonly<Record<string, string>>;
  refunded: number;
}

/** A UPI code or a payment link. */
export interface SimRequest {
  readonly kind: 'qr_code' | 'payment_link';
  readonly id: string;
  readonly amount: number;
  readonly name: string;
  readonly referenceId: string;
  /** Epoch seconds. */
  readonly closesAt: number;
  readonly notes: Readonly<Record<string, string>>;
  status: string;
  readonly payments: SimPayment[];
}

/** A payment on a card terminal. */
export interface SimCharge {
  readonly ref: number;
  readonly transactionNumber: string;
  readonly imei: string;
  /** Paise. */
  readonly amount: number;
  /** Epoch milliseconds. */
  readonly cancelsAt: number;
  state: 'uploaded' | 'approved' | 'declined' | 'cancelled';
  /** What was read from the card, when it is another sum. */
  approvedAmount: number;
}

/** What one simulator knows: all of it in memory, gone with its end. */
export interface SimState {
  readonly keys: SimKeys;
  readonly requests: Map<string, SimRequest>;
  readonly charges: Map<number, SimCharge>;
  readonly clock: () => number;
  /** Calls that came, as `POST /v1/payment_links`. */
  readonly calls: string[];
  /** Answers nothing while it is down. */
  isDown: boolean;
}

export function newSimState(clock: () => number): SimState {
  return {
    keys: {
      keyId: 'rzp_test_simulator',
      keySecret: 'simulated-key-secret-0001',
      webhookSecret: 'simulated-webhook-secret-0001',
      webhookUrl: null,
    },
    requests: new Map(),
    charges: new Map(),
    clock,
    calls: [],
    isDown: false,
  };
}

/** A text of a request that may be anything; empty when it is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A name as the gateway makes them: `pay_` and 14 letters and digits. */
export function simId(prefix: string): string {
  return `${prefix}_${randomBytes(11).toString('base64url').replaceAll(/[-_]/g, 'x').slice(0, 14)}`;
}
