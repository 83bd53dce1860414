import { type CalendarDate, dayNumberOf } from '../time/calendar-date.ts';

/** A line of a bank's statement. */
export interface StatementLine {
  readonly lineId: string;
  readonly on: CalendarDate;
  /** In paise; what went out is below zero. */
  readonly amount: number;
  /** What the bank wrote beside it. */
  readonly narration: string;
}

/** Money that the lab expects to see at the bank. */
export interface ExpectedMoney {
  readonly expectedId: string;
  readonly on: CalendarDate;
  readonly amount: number;
  /** Number of a cheque, a UTR, a receipt; empty: none. */
  readonly reference: string;
}

export interface MatchProposal {
  readonly lineId: string;
  readonly expectedId: string;
  /** Why: the reference says it, or only amount and day do. */
  readonly by: 'reference' | 'amount';
  readonly daysApart: number;
}

/** Money takes so many days to the bank, at most. */
const MOST_DAYS = 7;

function plain(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '');
}

function says({ narration }: StatementLine, reference: string): boolean {
  return plain(reference).length >= 6 && plain(narration).includes(plain(reference));
}

/**
 * Which line of a statement is which money, for somebody to confirm: of the same amount, and by the reference, else by the nearest day where
 * no other line could be meant. What could be two is proposed to nobody.
 */
export function proposeMatches(
  lines: readonly StatementLine[],
  expected: readonly ExpectedMoney[],
): MatchProposal[] {
  const proposals: MatchProposal[] = [];
  const [takenLines, takenMoney] = [new Set<string>(), new Set<string>()];
  const daysApart = (line: StatementLine, money: ExpectedMoney) =>
    dayNumberOf(line.on) - dayNumberOf(money.on);
  const propose = (line: StatementLine, money: ExpectedMoney, by: MatchProposal['by']): void => {
    takenLines.add(line.lineId);
    takenMoney.add(money.expectedId);
    const { lineId } = line;
    proposals.push({ lineId, expectedId: money.expectedId, by, daysApart: daysApart(line, money) });
  };
  const free = (line: StatementLine): ExpectedMoney[] =>
    expected.filter((money) => !takenMoney.has(money.expectedId) && money.amount === line.amount);
  for (const line of lines) {
    const named = free(line).filter(({ reference }) => says(line, reference));
    const [only] = named;
    if (named.length === 1 && only !== undefined) propose(line, only, 'reference');
  }
  const near = (line: StatementLine) =>
    free(line).filter((money) => daysApart(line, money) >= 0 && daysApart(line, money) <= MOST_DAYS);
  const open = lines.filter(({ lineId }) => !takenLines.has(lineId));
  for (const line of open) {
    const [only, other] = near(line);
    if (only === undefined || other !== undefined) continue;
    const rivals = open.filter((one) => one !== line && near(one).includes(only));
    if (rivals.length === 0) propose(line, only, 'amount');
  }
  return proposals;
}
