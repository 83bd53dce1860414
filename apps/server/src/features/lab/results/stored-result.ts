import type { ResultValue } from '@nidan/contract/lab/results/result-value';
import type { StandingMark } from '@nidan/domain/interfacing/result-marks';
import type { Flag } from '@nidan/domain/results/flag';

/** A file that is a value. */
export interface StoredFile {
  readonly fileId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  readonly pages: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** The current version of a value. */
export interface StoredResult {
  readonly parameterId: string;
  readonly version: number;
  readonly raw: string | null;
  readonly value: string | null;
  /** Null for what is no attachment. */
  readonly file: StoredFile | null;
  readonly numeric: number | null;
  readonly unit: string;
  readonly flag: Flag | '';
  readonly rangeId: string | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly text: string | null;
  /** Why it was that interval; null for the general one. */
  readonly basis: string | null;
  readonly critical: boolean;
  readonly method: string;
  readonly formula: string | null;
  readonly blankReason: string | null;
  readonly source: ResultValue['source'];
  /** What its machine calls it; final for what a person entered. */
  readonly mark: StandingMark;
  /** Which machine measured it; null where the lab does not say, and for what is calculated. */
  readonly machineId: string | null;
  readonly enteredById: string;
  readonly enteredBy: string;
  readonly enteredAt: Date;
}
