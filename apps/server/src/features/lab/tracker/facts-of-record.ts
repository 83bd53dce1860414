import { hasPassed } from '@nidan/domain/samples/has-passed';
import {
  physicalSample,
  type PhysicalSampleAction,
  type PhysicalSampleState,
} from '@nidan/domain/status-sets/lab/physical-sample';
import type { KnownFact } from './known-fact.ts';
import type { TubeRecord } from './tube-record.query.ts';

/** Steps that the row of a tube keeps. */
const KEPT_STEPS = [
  { action: 'collect', column: 'collected' },
  { action: 'accession', column: 'accessioned' },
  { action: 'accessionInDepartment', column: 'dept_accessioned' },
] as const satisfies readonly {
  readonly action: PhysicalSampleAction;
  readonly column: 'collected' | 'accessioned' | 'dept_accessioned';
}[];

/** Whether events tell how the tube came to the state, and tell no later that it was taken back. */
function isTold(facts: readonly KnownFact[], action: string, to: PhysicalSampleState): boolean {
  const taken = facts.filter((fact) => fact.action === action).length;
  const undone = facts.filter((fact) => fact.undoes === action).length;
  // Out of the storage a tube comes to the bench as well.
  return (
    taken > undone || facts.some((fact) => fact.to === to && fact.action !== action && fact.undoes === null)
  );
}

/**
 * Steps that a tube must have taken and no event tells, as of tubes that came with a file: when and by whom as far as its row says, and
 * nothing where it does not.
 */
export function factsOfRecord(
  record: TubeRecord,
  { told, billId }: { readonly told: readonly KnownFact[]; readonly billId: string },
): KnownFact[] {
  const state = physicalSample.stateOf(record.status);
  return KEPT_STEPS.flatMap(({ action, column }) => {
    const [from, to] = [physicalSample.actions[action].from[0] ?? null, physicalSample.actions[action].to[0]];
    if (to === undefined) return [];
    const at = record[`${column}_at`];
    const by = record[`${column}_by`];
    if (isTold(told, action, to) || (at === null && !hasPassed(state, to))) return [];
    return [
      {
        key: `record ${action}`,
        at,
        action,
        from,
        to,
        by: record[`${column}_by_id`],
        place: null,
        undoes: null,
        who: by === null ? null : { name: by, role: '' },
        how: 'record',
        about: null,
        reason: null,
        opens: { kind: 'bill', id: billId },
      },
    ];
  });
}
