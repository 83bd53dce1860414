import type { AgencyAccountMode } from '../enumerations/agencies.ts';
import { addDays, type CalendarDate } from '../time/calendar-date.ts';

/** What the journal says of an agency, in paise. */
export interface AgencyAccount {
  readonly deposits: number;
  readonly creditNotes: number;
  readonly charges: number;
  readonly debitNotes: number;
  readonly limit: number;
}

/** Days that an agency has to pay an invoice, unless its lab lays down others. */
export const USUAL_CREDIT_DAYS = 30;

/** What an agency may still spend: deposits and credit notes less charges and debit notes, and its limit (facts 2.4). In paise. */
export function availableOf({ deposits, creditNotes, charges, debitNotes, limit }: AgencyAccount): number {
  return deposits + creditNotes - charges - debitNotes + limit;
}

/** What is used, of how much, in paise: of the limit what is owed beyond deposits and credit notes; without a limit what was charged of these. */
function usedOf(account: AgencyAccount): { readonly used: number; readonly of: number } {
  const { deposits, creditNotes, limit } = account;
  const of = limit > 0 ? limit : deposits + creditNotes;
  return { used: Math.max(0, of - availableOf(account)), of };
}

/**
 * Part of the limit, or without one of deposits and credit notes, that is used, in whole per cent; 0 where nothing is owed of the limit, 100 where
 * something is owed and there is neither. */
export function spentPercentOf(account: AgencyAccount): number {
  const { used, of } = usedOf(account);
  if (of <= 0) return used > 0 ? 100 : 0;
  return Math.round((100 * used) / of);
}

/** Part of what an agency had that it has spent from which it is warned. */
const WARNED_AT = 0.8;

/** Whether an agency has spent so much of what it had that it is told, or more than all of it. */
export function isWarned(account: AgencyAccount): boolean {
  const { used, of } = usedOf(account);
  return availableOf(account) < 0 || (of > 0 && used >= of * WARNED_AT);
}

/** The steps of an agency that does not pay, the mildest first. */
export const LADDER_STEPS = ['registration-stopped', 'report-stopped', 'suspended', 'ended'] as const;
export type LadderStep = (typeof LADDER_STEPS)[number];

export type AgencyStanding = 'in-order' | 'warned' | LadderStep;

/** How many days each step comes after the money was gone; a lab may lay down others. */
export type LadderDays = Readonly<Record<LadderStep, number>>;

export const USUAL_LADDER: LadderDays = {
  'registration-stopped': 0,
  'report-stopped': 15,
  suspended: 30,
  ended: 90,
};

/**
 * How an agency stands: by what is available, and where that is below nothing, by how many days it has been so. Money lifts every step
 * at once. A critical value is told at every step.
 */
export function standingOf(
  account: AgencyAccount,
  { daysBelow, ladder = USUAL_LADDER }: { readonly daysBelow: number; readonly ladder?: LadderDays },
): AgencyStanding {
  if (availableOf(account) < 0) {
    const reached = LADDER_STEPS.filter((step) => daysBelow >= ladder[step]);
    return reached.at(-1) ?? 'warned';
  }
  return isWarned(account) ? 'warned' : 'in-order';
}

/** Why an agency is not charged. */
export type ChargeFault = 'beyond-limit' | 'stopped';

/** A charge of an agency, in paise; an order is refused to one that is stopped, a correction of what was ordered is not. */
export interface AgencyCharge {
  readonly amount: number;
  readonly accountMode: AgencyAccountMode;
  readonly isOrder: boolean;
}

/**
 * Why an agency cannot be charged; null where it can. Prepaid is never charged more than is available; postpaid may pass its limit by one
 * bill, and orders nothing more before money came.
 */
export function chargeFaultOf(account: AgencyAccount, charge: AgencyCharge): ChargeFault | null {
  const available = availableOf(account);
  if (charge.amount <= 0) return null;
  if (charge.accountMode === 'prepaid') return charge.amount > available ? 'beyond-limit' : null;
  return charge.isOrder && available < 0 ? 'stopped' : null;
}

/** A step of the ladder and the day on which an agency that pays nothing comes to it. */
export interface LadderDay {
  readonly step: LadderStep;
  readonly on: CalendarDate;
}

/** When an agency comes to each step; none for one that is not below nothing. */
export function ladderOf(belowSince: CalendarDate | null, ladder: LadderDays = USUAL_LADDER): LadderDay[] {
  if (belowSince === null) return [];
  return LADDER_STEPS.map((step) => ({ step, on: addDays(belowSince, ladder[step]) }));
}
