import { type Answer } from './steady-client.ts';

export type Send = (key: string) => Promise<Answer>;

/** What the clients were told about a bill: the only memory that survives a lost answer in real life. */
export interface Told {
  readonly billId: string;
  /** What the patient paid ahead, the latest last. */
  readonly advances: string[];
  /** Credit notes for the bill, the latest last. */
  readonly notes: string[];
  /** Paid and not taken back, less what was refunded. */
  paid: number;
  readonly payments: Map<string, number>;
}
