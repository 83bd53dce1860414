import type { Endpoint } from '@nidan/contract/kernel/endpoint';

/** The writes of an order, in their order. */
export const STAGES = ['register', 'accession', 'enter', 'check'] as const;
export type Stage = (typeof STAGES)[number];

/** What became of a write: answered as done, refused, or nobody knows. */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

/** A write as it was sent, so that it can be sent again under its key. */
export interface Write {
  readonly stage: Stage;
  readonly billId: string;
  readonly endpoint: Endpoint;
  readonly body: unknown;
  readonly key: string;
  readonly username: string;
}

/** One order: the patient's name is its own, so that a second one under another id is seen. */
export interface LedgerOrder {
  readonly billId: string;
  readonly patientName: string;
  readonly outcomes: Map<Stage, Outcome>;
}

/** What the clients were told of their writes, kept outside the database that is tortured. */
export class Ledger {
  readonly orders = new Map<string, LedgerOrder>();
  readonly unknown: Write[] = [];
  /** Texts of refusals that no right write should get. */
  readonly refusals: string[] = [];
  acknowledged = 0;
  /** Writes that were refused because the disk was full. */
  withoutRoom = 0;

  open(billId: string, patientName: string): void {
    this.orders.set(billId, { billId, patientName, outcomes: new Map() });
  }

  note(write: Write, outcome: Outcome): void {
    this.orders.get(write.billId)?.outcomes.set(write.stage, outcome);
    if (outcome === 'acknowledged') this.acknowledged += 1;
    if (outcome === 'unknown') this.unknown.push(write);
  }
}
