import { rateContract } from '@nidan/domain/status-sets/money/rate-contract';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

const { active, queue, expired } = rateContract.codes;

/** Code of the state that a `rate_contract c` has today, as `contractStateOn` of the domain says it. */
export function stateToday({ lab, now }: Pick<Ctx, 'lab' | 'now'>): RawBuilder<number> {
  const today = calendarDateIn(lab.timeZone, now);
  return sql<number>`(case when c.state not in (${active}, ${queue}) then c.state
    when ${today}::date < c.valid_from then ${queue} when ${today}::date > c.valid_to then ${expired}
    else ${active} end)`;
}

/** Condition on a `rate_contract c`: its rates hold today. */
export function holdsToday({ lab, now }: Pick<Ctx, 'lab' | 'now'>): RawBuilder<boolean> {
  const today = calendarDateIn(lab.timeZone, now);
  return sql<boolean>`(c.state in (${active}, ${queue}) and ${today}::date between c.valid_from and c.valid_to)`;
}
