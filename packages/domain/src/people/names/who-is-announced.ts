import {
  type ComparedPerson,
  duplicateScore,
  LIKELY_DUPLICATE,
  POSSIBLE_DUPLICATE,
} from './duplicate-score.ts';

/** Somebody registered who shares a phone or the told patient code with a person who is announced. */
export interface AnnouncedCandidate {
  readonly patientId: string;
  readonly person: ComparedPerson;
  /** The sender told this record's patient code. */
  readonly isOfCode: boolean;
}

/** Who an announced person is: somebody known for certain, somebody who has to be asked about, or nobody known. */
export type WhoIsAnnounced =
  | { readonly kind: 'known'; readonly patientId: string }
  | { readonly kind: 'likely'; readonly patientIds: readonly string[] }
  | { readonly kind: 'new' };

/** What a told patient code adds to the score of two records, as much as one ABHA number. */
const SAME_CODE = 60;

/**
 * Certain is one record alone of the same phone and name with an age that fits, or of the told patient code with a like name; never one
 * of the other sex. A told code of somebody with another name is asked about: a digit may be wrong.
 */
export function whoIsAnnounced(
  told: ComparedPerson,
  candidates: readonly AnnouncedCandidate[],
): WhoIsAnnounced {
  const judged = candidates
    .map(({ patientId, person, isOfCode }) => {
      const { score, reasons } = duplicateScore(told, person);
      const total = score + (isOfCode ? SAME_CODE : 0);
      const isSameName = isOfCode ? !reasons.includes('otherName') : reasons.includes('sameName');
      const isCertain = isSameName && total >= LIKELY_DUPLICATE && !reasons.includes('otherSex');
      return { patientId, total, isCertain };
    })
    .filter(({ total }) => total >= POSSIBLE_DUPLICATE)
    .toSorted((one, other) => other.total - one.total);
  const [first, ...others] = judged;
  if (first === undefined) return { kind: 'new' };
  if (first.isCertain && others.length === 0) return { kind: 'known', patientId: first.patientId };
  return { kind: 'likely', patientIds: judged.map(({ patientId }) => patientId) };
}
