import type { OpinionAnswer } from './opinion.ts';
import type { SynopticTable } from './synoptic/synoptic-table.ts';

/** What a revision of a report says of a case beside its values. Instants are ISO texts in UTC. */
export interface CaseSnapshot {
  /** S-26-000123; null where the test is not done in stages. */
  readonly caseNo: string | null;
  readonly parts: readonly CasePartSnapshot[];
  readonly synoptic: SynopticTable | null;
  readonly pictures: readonly CasePictureSnapshot[];
  readonly frozen: readonly CaseFrozenSnapshot[];
  readonly opinions: readonly CaseOpinionSnapshot[];
  readonly addenda: readonly CaseAddendumSnapshot[];
}

export interface CasePartSnapshot {
  readonly label: string;
  /** Site, side and how it was received, as printed. */
  readonly text: string;
  /** What its times say of receptors; null where none was stated. */
  readonly receptors: string | null;
}

/** A kept picture by the hash of its bytes, as a logo is. */
export interface CasePictureSnapshot {
  /** In hexadecimal. */
  readonly sha256: string;
  readonly mediaType: string;
  readonly caption: string;
  readonly thing: string;
}

export interface CaseFrozenSnapshot {
  readonly words: string;
  readonly receivedAt: string;
  readonly toldAt: string;
  readonly toldTo: string;
  readonly toldBy: string;
  readonly readBack: string;
  /** Whole minutes from receipt to telling. */
  readonly minutes: number;
  readonly late: boolean;
}

export interface CaseOpinionSnapshot {
  readonly by: string;
  readonly qualification: string | null;
  readonly registrationNo: string | null;
  readonly at: string;
  readonly answer: OpinionAnswer;
  readonly words: string;
}

export interface CaseAddendumSnapshot {
  readonly number: number;
  readonly words: string;
  readonly addedAt: string;
  readonly addedBy: string;
}

export const EMPTY_CASE: CaseSnapshot = {
  caseNo: null,
  parts: [],
  synoptic: null,
  pictures: [],
  frozen: [],
  opinions: [],
  addenda: [],
};
