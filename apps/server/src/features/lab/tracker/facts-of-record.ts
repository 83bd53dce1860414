import { physicalSample, type PhysicalSampleState } from '@nidan/domain/status-sets/lab/physical-sample';
import type { KnownFact } from './known-fact.ts';
import type { TubeRecord } from './tube-record.query.ts';

/** Steps that the row of a tube keeps, with the states in which it must have taken them. */
const KEPT_STEPS = [
  {
    action: 'collect',
    column: 'collected',
    from: 'notCollected',
    to: 'collected',
    taken: [
      'collected',
      'inTransit',
      'accessioned',
      'deptAccessioned',
      'outsourced',
      'archival',
      'disposed',
      'returned',
      'reSampling',
    ],
  },
  {
    action: 'accession',
    column: 'accessioned',
    from: 'collected',
    to: 'accessioned',
    taken: ['accessioned', 'deptAccessioned', 'outsourced', 'archival', 'disposed', 'returned'],
  },
  {
    action: 'accessionInDepartment',
    column: 'dept_accessioned',
    from: 'accessioned',
    to: 'deptAccessioned',
    taken: ['deptAccessioned'],
  },
] as const satisfies readonly {
  readonly action: string;
  readonly column: 'collected' | 'accessioned' | 'dept_accessioned';
  readonly from: PhysicalSampleState;
  readonly to: PhysicalSampleState;
  readonly taken: readonly PhysicalSampleState[];
}[];

/** Whether events tell how the tube came to the state, and tell no later that it was taken back. */
function isTold(facts: readonly KnownFact[], { action, to }: (typeof KEPT_STEPS)[number]): boolean {
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
  return KEPT_STEPS.flatMap((step) => {
    const { action, column, from, to, taken } = step;
    const at = record[`${column}_at`];
    const by = record[`${column}_by`];
    const passed: readonly PhysicalSampleState[] = taken;
    if (isTold(told, step) || (at === null && !passed.includes(state))) return [];
    return [
      {
        key: `record ${action}`,
        at,
        action,
        from,
        to,
        by,
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
