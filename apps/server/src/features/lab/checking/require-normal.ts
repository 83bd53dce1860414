import { type LookedParameter, type LookReason, lookReason } from '@nidan/domain/results/look/look-reason';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { readWorksheet } from '../worksheet/worksheet.query.ts';

function valueOf({ name, result }: LookedParameter): string {
  return `${name} ${result?.value ?? ''}`.trim();
}

/** Names and values alone: the sentence around them is in the language of the person. */
function whatOf(reason: LookReason): string {
  switch (reason.why) {
    case 'open':
      return reason.test;
    case 'block':
      return reason.msg;
    case 'consistency':
      return reason.found.values.map(valueOf).join(', ');
    case 'delta':
      return valueOf(reason.parameter);
    case 'words':
      return reason.parameter;
    default:
      return `${reason.parameter} ${reason.value}`;
  }
}

/** Refuses a locked bill that somebody must look at, by the rule by which the list of normal ones is made (facts 2.5, 2.7). */
export async function requireNormal(ctx: Ctx, billId: string): Promise<void> {
  const sheet = await readWorksheet(ctx, { billId });
  const reason = lookReason(sheet);
  const what = reason === null ? await ctx.services.effects.doubtsOfBill(ctx, billId) : whatOf(reason);
  if (what !== null) throw refuse('needs-a-look', { details: { labNo: sheet.labNo, what } });
}
