import type { PersonSaid } from './machine-message.ts';

/** What a machine is to measure of one tube. */
export interface MachineOrder {
  readonly sampleId: string;
  readonly person: PersonSaid;
  /** As the machine calls its specimens; empty where the driver names none. */
  readonly specimen: string;
  readonly isUrgent: boolean;
  /** As the machine calls them; empty: nothing is to be measured. */
  readonly codes: readonly string[];
  /** YYYYMMDDHHMMSS in the zone of the lab. */
  readonly collectedAt: string | null;
}
