import { type PayoutRule, payoutByRules, type PayoutLine } from '@nidan/domain/agencies/payout';
import { monthsOfDays } from '@nidan/domain/time/months-of-days';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readCollectedLines } from './collected-lines.query.ts';
import type { LockedPayee } from './payee-rows.ts';

/** What a test brought in one month of a payout. */
export interface OwedLine extends PayoutLine {
  /** First day of the month. */
  readonly month: string;
  readonly collected: number;
}

interface Counted {
  readonly collected: number;
  readonly amount: number;
}
const NOTHING: Counted = { collected: 0, amount: 0 };

interface Days {
  readonly fromDay: string;
  readonly toDay: string;
  readonly rules: readonly PayoutRule[];
}

/** What is owed to a payee for days, calendar month by calendar month: slabs go by the volume of each. */
export async function owedByMonth(
  ctx: Ctx,
  payee: LockedPayee,
  { fromDay, toDay, rules }: Days,
): Promise<{ readonly volume: number; readonly total: number; readonly lines: readonly OwedLine[] }> {
  const lines: OwedLine[] = [];
  /** What the months before counted of each test in this very payout. */
  const counted = new Map<string, Counted>();
  for (const days of monthsOfDays(fromDay, toDay)) {
    const found = (await readCollectedLines(ctx, payee, days)).map((line) => {
      const { collected, amount } = counted.get(line.lineId) ?? NOTHING;
      const { before } = line;
      return {
        ...line,
        collected: line.collected - collected,
        before: { collected: before.collected + collected, amount: before.amount + amount },
      };
    });
    const collectedOf = new Map(found.map(({ lineId, collected }) => [lineId, collected]));
    for (const line of payoutByRules(rules, found).lines) {
      const collected = collectedOf.get(line.lineId) ?? 0;
      const former = counted.get(line.lineId) ?? NOTHING;
      counted.set(line.lineId, {
        collected: former.collected + collected,
        amount: former.amount + line.amount,
      });
      lines.push({ ...line, month: days.month, collected });
    }
  }
  return {
    lines,
    volume: lines.reduce((sum, { collected }) => sum + collected, 0),
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
  };
}
