import type { Ctx } from '../../../kernel/http/context.ts';

/** Whether the patient consented when the bill was made or later. */
export async function readConsent(ctx: Ctx, billId: string): Promise<boolean> {
  const bill = await ctx.db
    .selectFrom('bill')
    .select('consent_given')
    .where('l_id', '=', ctx.lId)
    .where('bill_id', '=', billId)
    .executeTakeFirst();
  return bill?.consent_given ?? false;
}
