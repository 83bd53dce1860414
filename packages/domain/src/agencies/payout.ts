import { allocate } from '../money/allocate.ts';

/** A share of what was collected, from a volume of the period on. Volume and fixed amounts in paise. */
export interface PayoutSlab {
  readonly from: number;
  /** Per cent of what was collected; null: `fixed` for each test that was collected whole, a part of it for a part. */
  readonly percent: number | null;
  readonly fixed: number;
}

/** What was collected for one test of somebody's in a period; what was given back is below zero. */
export interface CollectedLine {
  readonly lineId: string;
  /** In paise, without tax. */
  readonly collected: number;
  /** What the whole of it comes to, in paise, without tax; 0 once it was cancelled. */
  readonly net: number;
  /** What payouts of earlier periods counted of it. */
  readonly before: { readonly collected: number; readonly amount: number };
}

export interface PayoutLine {
  readonly lineId: string;
  readonly amount: number;
  /** The slab that it was paid by; null: something was taken back, or none was reached. */
  readonly slab: PayoutSlab | null;
}

/** Half away from zero, as money is rounded. */
function rounded(amount: number): number {
  return Math.sign(amount) * Math.round(Math.abs(amount)) || 0;
}

function slabFor(slabs: readonly PayoutSlab[], volume: number): PayoutSlab | null {
  return slabs.toSorted((a, b) => b.from - a.from).find(({ from }) => volume >= from) ?? null;
}

/** What is owed of a line by a slab, in paise; what is given back takes back the same part of what it brought. */
function amountOf(slab: PayoutSlab | null, { collected, net, before }: CollectedLine): number {
  if (collected < 0)
    return before.collected > 0 ? rounded((before.amount * collected) / before.collected) : 0;
  if (slab === null) return 0;
  if (slab.percent !== null) return rounded((collected * slab.percent) / 100);
  return net > 0 ? rounded((slab.fixed * collected) / net) : 0;
}

/**
 * What is owed for what was collected in a period: the slab of its whole volume holds for all of it. A refund takes back what its payment
 * brought, by whatever slab that was paid. Nothing is owed for what was billed and not collected.
 */
export function payoutOf(
  slabs: readonly PayoutSlab[],
  lines: readonly CollectedLine[],
): { readonly volume: number; readonly lines: readonly PayoutLine[]; readonly total: number } {
  const volume = lines.reduce((sum, { collected }) => sum + collected, 0);
  const reached = slabFor(slabs, volume);
  const owed = lines.flatMap((line): PayoutLine[] => {
    if (line.collected === 0) return [];
    const slab = line.collected > 0 ? reached : null;
    return [{ lineId: line.lineId, amount: amountOf(slab, line), slab }];
  });
  return { volume, lines: owed, total: owed.reduce((sum, { amount }) => sum + amount, 0) };
}

/** What a rule is for: one test, a department, bills of an agency; of all null for everything else. */
export interface PayoutRule {
  readonly ruleId: string;
  readonly testId: string | null;
  readonly departmentId: string | null;
  readonly agencyId: string | null;
  readonly slabs: readonly PayoutSlab[];
}

/** A line with what its rule is chosen by. */
export interface RuledLine extends CollectedLine {
  readonly testId: string;
  readonly departmentId: string | null;
  readonly agencyId: string | null;
}

/** The rule of a line: that of its test, else of its department, else of its agency, else the one for everything; null: none. */
export function ruleFor<Rule extends Omit<PayoutRule, 'slabs'>>(
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

/**
 * What is owed for lines by the rules of somebody: each rule has its own volume. A line without a rule earns nothing, and gives back what
 * it brought when its money goes back.
 */
export function payoutByRules(
  rules: readonly PayoutRule[],
  lines: readonly RuledLine[],
): { readonly volume: number; readonly lines: readonly PayoutLine[]; readonly total: number } {
  const groups = [...Map.groupBy(lines, (line) => ruleFor(rules, line)?.ruleId ?? null)];
  const parts = groups.map(([ruleId, own]) =>
    payoutOf(rules.find((rule) => rule.ruleId === ruleId)?.slabs ?? [], own),
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

/** What is wrong with slabs of one rule: the first begins at nothing, each at a volume of its own, by a per cent or an amount; null: nothing. */
export function slabsFault(slabs: readonly PayoutSlab[]): 'no-first' | 'twice' | 'neither' | null {
  const starts = slabs.map(({ from }) => from);
  if (!starts.includes(0)) return 'no-first';
  if (new Set(starts).size < starts.length) return 'twice';
  return slabs.every(({ percent, fixed }) => (percent === null ? fixed > 0 : percent <= 100 && fixed === 0))
    ? null
    : 'neither';
}
