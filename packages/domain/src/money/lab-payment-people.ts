import type { LabPaymentAction, LabPaymentState } from '../status-sets/money/lab-payment.ts';

/** Within so many days two people do not approve each other's money. */
export const EACH_OTHER_DAYS = 30;

/** States in which money was not handed over after all: its takings are still the place's. */
export const NOT_HANDED_OVER = [
  'REJECTED_FINANCE',
  'REVERSED_FINANCE',
  'REJECTED',
  'CANCELLED',
] as const satisfies readonly LabPaymentState[];

/** Who did what with money between places; null: nobody yet. Ids of accounts. */
export interface LabPaymentPeople {
  readonly createdBy: string;
  readonly receivedBy: string | null;
  readonly bankedBy: string | null;
  readonly financeBy: string | null;
  readonly archivalBy: string | null;
}

/** What somebody did before, which keeps them from a step. */
export type LabPaymentPart = 'created' | 'received' | 'banked' | 'approved' | 'requested';

const PART_OF: Readonly<Record<keyof LabPaymentPeople, LabPaymentPart>> = {
  createdBy: 'created',
  receivedBy: 'received',
  bankedBy: 'banked',
  financeBy: 'approved',
  archivalBy: 'requested',
};

const FIRST_THREE = ['createdBy', 'receivedBy', 'bankedBy'] as const;

/** Who must be another person than whoever takes a step: who hands over, receives, banks and approves are all different. */
const NOT_BY: Partial<Record<LabPaymentAction, readonly (keyof LabPaymentPeople)[]>> = {
  approveByReceiver: ['createdBy'],
  submitToBank: ['createdBy', 'receivedBy'],
  approveFinance: FIRST_THREE,
  rejectFinance: FIRST_THREE,
  reverseFinanceApprove: ['createdBy', 'financeBy'],
  archive: ['archivalBy'],
  rejectArchival: ['archivalBy'],
};

/** What keeps somebody from a step of money between places (spec §6, domain facts 2.19); null: nothing. */
export function ownPartBefore(
  action: LabPaymentAction,
  people: LabPaymentPeople,
  userId: string,
): LabPaymentPart | null {
  const own = (NOT_BY[action] ?? []).find((part) => people[part] === userId);
  return own === undefined ? null : PART_OF[own];
}

/** The people of the first steps, whom a step must not be shared with. */
export function othersOf(action: LabPaymentAction, people: LabPaymentPeople): string[] {
  return (NOT_BY[action] ?? []).flatMap((part) => people[part] ?? []);
}
