import { conditionKey } from '@nidan/domain/ranges/range-condition';
import type { RangeProof } from '@nidan/domain/ranges/range-proof';

/** Faults of a proof by their kind, in the order in which they are told. */
export const FAULT_KINDS = ['gaps', 'overlaps', 'beyond', 'ties', 'notForWomen'] as const;
export type FaultCounts = Readonly<Record<(typeof FAULT_KINDS)[number], number>>;

/** How many faults a proof names in all; one of several sexes at the same ages counts once. */
export function countFaults(proof: RangeProof): number {
  const counts = countByKind(proof);
  return FAULT_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
}

/** How many faults of each kind a proof names; one of several sexes at the same ages counts once. */
export function countByKind({ sets, ties, notForWomen }: RangeProof): FaultCounts {
  const distinct = (kind: 'gaps' | 'overlaps' | 'beyond'): number =>
    new Set(
      sets.flatMap(({ condition, coverage }) =>
        coverage.flatMap((ofSex) =>
          ofSex[kind].map(({ fromDays, toDays }) => [conditionKey(condition), fromDays, toDays].join(' ')),
        ),
      ),
    ).size;
  const tied = ties.map(({ one, other, span }) =>
    [conditionKey(one), conditionKey(other), span.fromDays, span.toDays].join(' '),
  );
  return {
    gaps: distinct('gaps'),
    overlaps: distinct('overlaps'),
    beyond: distinct('beyond'),
    ties: new Set(tied).size,
    notForWomen: notForWomen.length,
  };
}
