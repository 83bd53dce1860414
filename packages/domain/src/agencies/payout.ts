import { allocate } from '../money/allocate.ts';

/** A share of what was collected, from a volume of the calendar month on. Volume and fixed amounts in paise. */
export interface PayoutSlab {
  readonly from: number;
  /** Per cent of what was collected; null: `fixed` for each test that was collected whole, a part of it for a part. */
  readonly percent: number | null;
  readonly fixed: number;
}

/** Whether the slab that a month reaches holds for all of its volume, or each slab for its own part of it. */
export const SLAB_MODES = ['whole', 'marginal'] as const;
export type SlabMode = (typeof SLAB_MODES)[number];

/** What was counted and paid of a test; in paise, without tax. */
interface Counted {
  readonly collected: number;
  readonly amount: number;
}

/** What was collected for one test of somebody's in days of one calendar month; what was given back is below zero. */
export interface CollectedLine {
  readonly lineId: string;
  /** In paise, without tax. */
  readonly collected: number;
  /** What the whole of it comes to, in paise, without tax; 0 once it was cancelled. */
  readonly net: number;
  /** What payouts of earlier days of the same month counted of it. */
  readonly month: Counted;
  /** What payouts of earlier months counted of it. */
  readonly before: Counted;
}

export interface PayoutLine {
  readonly lineId: string;
  readonly amount: number;
  /** The slab that it was paid by; null: something was taken back, none was reached, or several share it. */
  readonly slab: PayoutSlab | null;
}

/** Slabs of one rule. */
export interface SlabRule {
  readonly mode: SlabMode;
  readonly slabs: readonly PayoutSlab[];
}

/** Half away from zero, as money is rounded. */
function rounded(amount: number): number {
  return Math.sign(amount) * Math.round(Math.abs(amount)) || 0;
}

function slabFor(slabs: readonly PayoutSlab[], volume: number): PayoutSlab | null {
  return slabs.toSorted((a, b) => b.from - a.from).find(({ from }) => volume >= from) ?? null;
}

/** What a volume brings when each part of it goes by its own slab, as a share of 1; of no volume by the first slab. */
function marginalShare(slabs: readonly PayoutSlab[], volume: number): number {
  const rising = slabs.toSorted((a, b) => a.from - b.from);
  const whole = Math.max(1, volume);
  const amount = rising.reduce((sum, { from, percent }, index) => {
    const end = Math.min(whole, rising[index + 1]?.from ?? whole);
    return sum + (Math.max(0, end - from) * (percent ?? 0)) / 100;
  }, 0);
  return amount / whole;
}

/** What of a line was collected in its month so far. */
function ofMonth({ month, collected }: CollectedLine): number {
  return month.collected + collected;
}

/** What is owed of a line for its month by one slab, in paise. */
function amountBySlab(slab: PayoutSlab | null, line: CollectedLine): number {
  const collected = ofMonth(line);
  if (slab === null) return 0;
  if (slab.percent !== null) return rounded((collected * slab.percent) / 100);
  // Of a test that was cancelled after it was paid nothing stands.
  return line.net > 0 ? rounded((slab.fixed * collected) / line.net) : 0;
}

/** What goes back of a line that gave back in this month what earlier ones collected: the same part of what that brought. */
function takenBack({ before }: CollectedLine, back: number): number {
  return before.collected > 0 ? rounded((before.amount * back) / before.collected) : 0;
}

/**
 * What is owed for what was collected in days of a calendar month. The volume of the whole month counts, so that a payout of its last days settles
 * what earlier days were paid by a lower slab. A refund takes back what its payment brought. Nothing is owed for what was billed and not
 * collected.
 */
export function payoutOf(
  { mode, slabs }: SlabRule,
  lines: readonly CollectedLine[],
): { readonly volume: number; readonly lines: readonly PayoutLine[]; readonly total: number } {
  const volume = lines.reduce((sum, line) => sum + ofMonth(line), 0);
  const reached = slabFor(slabs, volume);
  const kept = lines.map((line) => Math.max(0, ofMonth(line)));
  const keptInAll = kept.reduce((sum, part) => sum + part, 0);
  const marginal =
    mode === 'marginal' ? allocate(rounded(marginalShare(slabs, volume) * keptInAll), kept) : null;
  const owed = lines.flatMap((line, index): PayoutLine[] => {
    const collected = ofMonth(line);
    const whole =
      collected < 0 ? takenBack(line, collected) : (marginal?.[index] ?? amountBySlab(reached, line));
    const amount = whole - line.month.amount;
    if (line.collected === 0 && amount === 0) return [];
    const isBySlab = marginal === null && collected > 0 && line.collected >= 0;
    return [{ lineId: line.lineId, amount, slab: isBySlab ? reached : null }];
  });
  return {
    volume: lines.reduce((sum, { collected }) => sum + collected, 0),
    lines: owed,
    total: owed.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** What a rule is for: one test, a department, bills of an agency; of all null for everything else. */
export interface PayoutRule {
  readonly ruleId: string;
  readonly testId: string | null;
  readonly departmentId: string | null;
  readonly agencyId: string | null;
  readonly mode: SlabMode;
  readonly slabs: readonly PayoutSlab[];
}

/** A line with what its rule is chosen by. */
export interface RuledLine extends CollectedLine {
  readonly testId: string;
  readonly departmentId: string | null;
  readonly agencyId: string | null;
}

/** The rule of a line: that of its test, else of its department, else of its agency, else the one for everything; null: none. */
export function ruleFor<Rule extends Omit<PayoutRule, 'slabs' | 'mode'>>(
  rules: readonly Rule[],
  { testId, departmentId, agencyId }: Pick<RuledLine, 'testId' | 'departmentId' | 'agencyId'>,
): Rule | null {
  return (
    rules.find((rule) => rule.testId === testId) ??
    rules.find((rule) => rule.departmentId !== null && rule.departmentId === departmentId) ??
    rules.find((rule) => rule.agencyId !== null && rule.agencyId === agencyId) ??
    rules.find((rule) => rule.testId === null && rule.departmentId === null && rule.agencyId === null) ??
    null
  );
}

const NO_SLABS: SlabRule = { mode: 'whole', slabs: [] };

/**
 * What is owed for lines of one month by the rules of somebody: each rule has its own volume. A line without a rule earns nothing, and gives back what
 * it brought when its money goes back.
 */
export function payoutByRules(
  rules: readonly PayoutRule[],
  lines: readonly RuledLine[],
): { readonly volume: number; readonly lines: readonly PayoutLine[]; readonly total: number } {
  const groups = [...Map.groupBy(lines, (line) => ruleFor(rules, line)?.ruleId ?? null)];
  const parts = groups.map(([ruleId, own]) =>
    payoutOf(rules.find((rule) => rule.ruleId === ruleId) ?? NO_SLABS, own),
  );
  return {
    volume: parts.reduce((sum, { volume }) => sum + volume, 0),
    lines: parts.flatMap(({ lines: owed }) => owed),
    total: parts.reduce((sum, { total }) => sum + total, 0),
  };
}

/** What an invoice asks for a test, below zero where it corrects another, and what was paid of all that the invoice asks. In paise. */
export interface InvoicedTest {
  readonly amount: number;
  readonly paid: number;
  readonly total: number;
}

/** A test of a bill: what it comes to with its tax in paise, 0 once it was cancelled, and the invoices that ask an agency for it. */
export interface PaidLine {
  readonly whole: number;
  readonly invoiced: readonly InvoicedTest[];
}

/** What an agency paid of a test: of each invoice the same part as of the whole of it, in whole paise. */
function paidByAgency({ whole, invoiced }: PaidLine): number {
  const parts = invoiced.map(({ amount, paid, total }) =>
    Number((BigInt(amount) * BigInt(paid)) / BigInt(total)),
  );
  const sum = parts.reduce((all, part) => all + part, 0);
  return Math.min(whole, Math.max(0, sum));
}

/** A sum by weights, none of which gets more than itself. */
function shared(sum: number, weights: readonly number[]): number[] {
  const most = weights.reduce((all, weight) => all + weight, 0);
  return allocate(Math.min(most, Math.max(0, sum)), weights);
}

/**
 * What was collected of each test of a bill, in paise with tax, at most what it comes to. What its patient paid is shared by the tests as
 * their prices are; what a credit note gave its agency back is taken off what the agency paid of each.
 */
export function collectedOfTests(
  lines: readonly PaidLine[],
  { byPatient, givenBack }: { readonly byPatient: number; readonly givenBack: number },
): number[] {
  const wholes = lines.map(({ whole }) => whole);
  const ofPatient = shared(byPatient, wholes);
  const ofAgency = lines.map(paidByAgency);
  const back = shared(givenBack, ofAgency);
  return wholes.map((whole, index) =>
    Math.min(whole, (ofPatient[index] ?? 0) + (ofAgency[index] ?? 0) - (back[index] ?? 0)),
  );
}

/**
 * What is wrong with slabs of one rule: the first begins at nothing, each at a volume of its own, by a per cent or an amount, and an amount
 * for each test is no share of a part of the volume; null: nothing.
 */
export function slabsFault(
  slabs: readonly PayoutSlab[],
  mode: SlabMode = 'whole',
): 'no-first' | 'twice' | 'neither' | 'amount-of-part' | null {
  if (mode === 'marginal' && slabs.some(({ percent }) => percent === null)) return 'amount-of-part';
  const starts = slabs.map(({ from }) => from);
  if (!starts.includes(0)) return 'no-first';
  if (new Set(starts).size < starts.length) return 'twice';
  return slabs.every(({ percent, fixed }) => (percent === null ? fixed > 0 : percent <= 100 && fixed === 0))
    ? null
    : 'neither';
}
