import { type Static, Type } from 'typebox';
import { closed, Id, Instant, nullable, Paise } from '../../kernel/shapes.ts';

/** Money of all bills of a person, in paise, without cancelled lines. */
export const HistorySums = closed({
  bills: Type.Integer(),
  billedPaise: Paise,
  paidPaise: Paise,
  duePaise: Paise,
  refundPayablePaise: Paise,
  firstAt: nullable(Instant),
});
export type HistorySums = Static<typeof HistorySums>;

/** What a person still owes the lab, and the lab the person. */
export const PendingDetails = closed({
  /** Fields of the record that are empty. */
  missing: Type.Array(Type.Enum(['phone', 'email', 'address', 'pincode', 'birthdate', 'abha_id'])),
  openBills: Type.Array(
    closed({
      billId: Id,
      labNo: Type.String(),
      at: Instant,
      /** Codes of tests that are not checked, with the state of the least advanced. */
      testCodes: Type.Array(Type.String()),
      state: Type.String(),
      stateLabel: Type.String(),
      dueAt: Instant,
    }),
  ),
  dues: Type.Array(closed({ billId: Id, labNo: Type.String(), at: Instant, duePaise: Paise })),
  /** Released reports that have not reached the patient. */
  reports: Type.Array(closed({ billId: Id, labNo: Type.String(), dispatchLabel: Type.String() })),
});
export type PendingDetails = Static<typeof PendingDetails>;
