import type { SimResult } from './sim-measuring.ts';

/** What a machine measured of one tube or control. */
export interface SimSample {
  readonly sampleId: string;
  readonly isControl: boolean;
  /** Name on the machine; invented. */
  readonly name: string;
  readonly results: readonly SimResult[];
  /** Of this message; the same when it is said again. */
  readonly messageId: string;
  /** YYYYMMDDHHMMSS. */
  readonly measuredAt: string;
}

/** How one protocol is played. */
export interface SimPlayer {
  /** Codes that the host wants of a tube; null: it did not answer. */
  ask(sampleId: string, messageId: string): Promise<string[] | null>;
  /** Done when the host has said that it took it, or, where the protocol has no such word, when it is out. */
  tell(samples: readonly SimSample[]): Promise<void>;
  /** Orders that the host sends unasked: sample id and codes of each; null when none come in time. */
  takeOrders(): Promise<SimOrder[] | null>;
}

export interface SimOrder {
  readonly sampleId: string;
  readonly codes: readonly string[];
}
