import type { PersonSaid } from '@nidan/domain/interfacing/machine-message';
import type { ResultMark } from '@nidan/domain/interfacing/result-marks';
import type { QuarantineReason } from '@nidan/domain/machines/machine-data-reason';
import type { MachineDataState } from '@nidan/domain/status-sets/lab/machine-data';

/** A value of a message whose place is to be decided. */
export interface ReceivedValue {
  readonly dataId: string;
  readonly position: number;
  readonly atPlace: string;
  readonly sampleId: string;
  readonly isControl: boolean;
  readonly person: PersonSaid;
  readonly code: string;
  readonly value: string;
  /** The field of the value says more than one value can: it is the whole field. */
  readonly isUnread: boolean;
  readonly beside: readonly string[];
  readonly unit: string;
  readonly flags: readonly string[];
  readonly mark: ResultMark;
  readonly dilution: number | null;
  readonly reagentLot: string;
  readonly measuredAt: Date | null;
  readonly receivedAt: Date;
  readonly hasFile: boolean;
}

/** Where a value went, or why it waits. */
export interface Fate {
  readonly state: Exclude<MachineDataState, 'discarded'>;
  readonly reason: QuarantineReason | null;
  readonly detail: string;
  readonly billTestId: string | null;
  readonly parameterId: string | null;
  readonly resultVersion: number | null;
  readonly pointId: string | null;
}

const NOWHERE = { detail: '', billTestId: null, parameterId: null, resultVersion: null, pointId: null };

/** A value that waits for a person, with what is known of its place. */
export function heldBack(
  reason: QuarantineReason,
  known: Partial<Omit<Fate, 'state' | 'reason'>> = {},
): Fate {
  return { ...NOWHERE, ...known, state: 'quarantined', reason };
}

/** A value that has its place. */
export function placed(
  state: Exclude<Fate['state'], 'quarantined'>,
  known: Partial<Omit<Fate, 'state' | 'reason' | 'detail'>>,
): Fate {
  return { ...NOWHERE, ...known, state, reason: null };
}
