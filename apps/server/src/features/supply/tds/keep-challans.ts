import * as tdsEndpoints from '@nidan/contract/supply/tds/tds-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { formatRupees } from '@nidan/domain/money/rupees';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { insertChallan, lockChallan, writeWithdrawn } from './challan-rows.ts';
import { type Deduction, readDeductions } from './deductions.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Body = BodyOf<typeof tdsEndpoints.recordChallan>;

/** The deductions that a challan pays; refused where one is unknown, of another section or deposited, or where they come to another sum. */
async function requireDeductions(ctx: Ctx, body: Body): Promise<readonly Deduction[]> {
  const ids = [...new Set(body.deductionIds)];
  const found = await readDeductions(ctx, sql`d.id = any(${ids})`);
  if (found.length < ids.length) throw refuse('not-found');
  if (found.some(({ section }) => section !== body.section))
    throw refuseField('section', 'challan-one-section');
  if (found.some(({ challan }) => challan !== null)) throw refuse('tds-deposited');
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  if (body.depositedOn > today) throw refuseField('depositedOn', 'deposit-day-to-come');
  if (found.some(({ day }) => day > body.depositedOn))
    throw refuseField('depositedOn', 'deposit-before-deduction');
  const sum = found.reduce((all, { tdsPaise }) => all + tdsPaise, 0);
  if (sum !== body.amountPaise) {
    const details = { amount: formatRupees(body.amountPaise), sum: formatRupees(sum) };
    throw refuse('challan-amount-differs', { details });
  }
  return found;
}

/** Records a challan against the deductions that it pays. */
export const recordChallan = serve(tdsEndpoints.recordChallan, async (ctx, body: Body) => {
  const deductions = await requireDeductions(ctx, body);
  const { challanId, section, number, bsrCode, depositedOn, amountPaise } = body;
  await insertChallan(ctx, body, deductions);
  recordEvent(ctx, {
    entityKind: 'TDS_CHALLAN',
    entityId: challanId,
    action: 'create',
    after: { section, number, bsrCode, depositedOn, amountPaise, deductions: deductions.length },
  });
  return { challanId, section, number, bsrCode, depositedOn, amountPaise, version: 1 };
});

/** Withdraws a challan that was recorded wrongly. */
export const withdrawChallan = serve(
  tdsEndpoints.withdrawChallan,
  async (ctx, { challanId, version, reason }) => {
    const { isWithdrawn, ...challan } = await lockChallan(ctx, challanId);
    await expectVersion(ctx, { entityId: challanId, expected: version, found: challan.version });
    if (isWithdrawn) throw refuse('challan-withdrawn', { details: { number: challan.number } });
    await writeWithdrawn(ctx, challanId);
    recordEvent(ctx, {
      entityKind: 'TDS_CHALLAN',
      entityId: challanId,
      action: 'withdraw',
      before: { number: challan.number, amountPaise: challan.amountPaise },
      reason: reason.trim(),
    });
    return { ...challan, version: challan.version + 1 };
  },
);
