/** What the journal says of an agency, in paise. */
export interface AgencyAccount {
  readonly deposits: number;
  readonly creditNotes: number;
  readonly charges: number;
  readonly debitNotes: number;
  readonly limit: number;
}

/** What an agency may still spend: deposits and credit notes less charges and debit notes, and its limit (facts 2.4). In paise. */
export function availableOf({ deposits, creditNotes, charges, debitNotes, limit }: AgencyAccount): number {
  return deposits + creditNotes - charges - debitNotes + limit;
}

/** Part of what an agency had that it has spent from which it is warned. */
const WARNED_AT = 0.8;

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
  const available = availableOf(account);
  if (available < 0) {
    const reached = LADDER_STEPS.filter((step) => daysBelow >= ladder[step]);
    return reached.at(-1) ?? 'warned';
  }
  const had = account.deposits + account.creditNotes + account.limit;
  const spent = had - available;
  return had > 0 && spent >= had * WARNED_AT ? 'warned' : 'in-order';
}

/** What a step still lets happen. */
export function mayRegister(standing: AgencyStanding): boolean {
  return standing === 'in-order' || standing === 'warned';
}

/** Whether reports go out; a critical value is told whatever this says. */
export function mayRelease(standing: AgencyStanding): boolean {
  return mayRegister(standing) || standing === 'registration-stopped';
}
