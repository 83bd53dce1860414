import type { Shift, ShiftCheck } from '@nidan/contract/money/counter/counter-view';
import type { Module } from '@nidan/domain/access/modules';
import type { ShiftCheckName } from '@nidan/domain/counter/shift-checks';
import { hashOf } from '../../../kernel/route/hash-route.ts';

interface Place {
  readonly tab: string;
  readonly search: Readonly<Record<string, string>>;
  /** What a person reads there. */
  readonly module: Module;
}

type ShiftOfCheck = Pick<Shift, 'can'>;

/** Where the things of a check are listed. */
const LISTS: Readonly<Record<ShiftCheckName, (shift: ShiftOfCheck) => Place>> = {
  references: () => ({ tab: 'finance', search: {}, module: 'finance' }),
  orders: () => ({ tab: 'payment-orders', search: {}, module: 'payments' }),
  advances: () => ({ tab: 'advances', search: { view: 'pending' }, module: 'payments' }),
  // The list of the person holds their own bills alone.
  unpaid: ({ can }) => ({
    tab: 'patients',
    search: { view: can.includes('countFor') ? 'today' : 'mine', due: 'true' },
    module: 'bills',
  }),
  refunds: () => ({ tab: 'refunds', search: {}, module: 'payments' }),
  approvals: ({ can }) => ({
    tab: 'approvals',
    search: { list: can.includes('countFor') ? 'onOthers' : 'mine' },
    module: 'approvals',
  }),
};

/** Where what is open is seen: the bill when it is of one alone, else the list; null when nothing is, or none of it may be read. */
export function linkOfCheck(
  { kind, open, bill }: ShiftCheck,
  shift: ShiftOfCheck,
  mayRead: (module: Module) => boolean,
): string | null {
  if (open === 0) return null;
  if (bill !== null && mayRead('bills')) return hashOf(`bills/${bill.billId}`);
  const { tab, search, module } = LISTS[kind](shift);
  return mayRead(module) ? hashOf(tab, search) : null;
}
