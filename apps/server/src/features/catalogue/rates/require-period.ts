import { endFault, type Period, startFault } from '@nidan/domain/rates/price-rules';
import { calendarDateIn } from '@nidan/domain/time/zone';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuseField } from '../../../kernel/http/refuse.ts';

/** Refuses days for which no price may be set any more. */
export function requirePeriod(ctx: Ctx, period: Period): void {
  const begins = startFault(period, calendarDateIn(ctx.lab.timeZone, ctx.now));
  if (begins !== null) throw refuseField('from', begins);
  const ends = endFault(period);
  if (ends !== null) throw refuseField('until', ends);
}
