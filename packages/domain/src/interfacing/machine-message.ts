import type { MachineEvent } from './machine-events.ts';
import type { ResultMark } from './result-marks.ts';

/** What of a person a machine says beside a result; empty where it says nothing. */
export interface PersonSaid {
  readonly name: string;
  readonly personId: string;
  /** M, F or as sent. */
  readonly sex: string;
  /** YYYYMMDD or as sent. */
  readonly birthDate: string;
}

/** A file that came beside the results: histogram, scattergram, picture of a strip. */
export interface MachineFile {
  readonly mediaType: string;
  readonly base64: string;
}

/** One value of one sample, as the machine sent it. */
export interface MachineResult {
  /** As the machine calls the parameter. */
  readonly code: string;
  /** Trimmed, otherwise untouched: `<0.5`, `----`, `10.2`; the whole field where that is not one value. */
  readonly value: string;
  /** The field of the value says more than one value can: it is for a person to read. */
  readonly isUnread: boolean;
  /** Empty where it says none. */
  readonly unit: string;
  /** Whole fields that say more than what was read of them: `718-7^HGB^LN`. */
  readonly beside: readonly string[];
  /** Of the instrument, not of the reference interval: `*`, `BLAST?`, `W`; those of the whole tube are flags of each of its results. */
  readonly flags: readonly string[];
  readonly mark: ResultMark;
  /** 5 for 1:5; null: not diluted, or not said. */
  readonly dilution: number | null;
  /** YYYYMMDDHHMMSS in the zone of the machine; null where it says none. */
  readonly measuredAt: string | null;
  readonly reagentLot: string;
  readonly file: MachineFile | null;
  /** Place of the value in the tree, such as `R[2]`. */
  readonly at: string;
}

/** What was measured of one tube or one control. */
export interface MeasuredSample {
  /** As on the tube, without what the driver strips. */
  readonly sampleId: string;
  readonly isControl: boolean;
  readonly person: PersonSaid;
  readonly results: readonly MachineResult[];
}

/** A machine asks what it is to measure of tubes; an empty list asks for everything that waits. */
export interface HostQuery {
  /** Repeated in the answer, as HL7's query tag demands; empty where the protocol has none. */
  readonly tag: string;
  readonly sampleIds: readonly string[];
}

/** What a machine says of itself, in the words of the audit (spec §3). */
export interface MachineStatus {
  readonly event: MachineEvent;
  readonly text: string;
}

/** A part of a message that could not be read: kept and shown, never dropped. */
export interface ReadFault {
  readonly code:
    | 'no-header'
    | 'no-sample'
    | 'several-samples'
    | 'no-code'
    | 'no-value'
    | 'bad-line'
    | 'bad-file'
    | 'too-much-searched';
  /** Place in the tree, such as `OBX[3]`. */
  readonly at: string;
}

/** A message of a machine, read by its driver. */
export interface MachineMessage {
  /** HL7 MSH-10, E1394 H-3; empty where there is none. */
  readonly controlId: string;
  /** HL7 MSH-3, E1394 H-5; empty where there is none. */
  readonly sender: string;
  readonly samples: readonly MeasuredSample[];
  readonly query: HostQuery | null;
  readonly statuses: readonly MachineStatus[];
  readonly faults: readonly ReadFault[];
}
