import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

interface NewFollowUp {
  readonly followUpId: string;
  readonly agencyId: string;
  readonly who: string;
  readonly note: string;
  readonly promisedOn: string;
  readonly amountPaise: number;
}

/** Adds a promise that the caller was given now. */
export async function insertFollowUp(ctx: Ctx, told: NewFollowUp): Promise<void> {
  await insertRows(ctx.db, 'agency_follow_up', [
    {
      l_id: ctx.lId,
      follow_up_id: told.followUpId,
      agency_id: told.agencyId,
      who: told.who,
      note: told.note,
      promised_on: told.promisedOn,
      amount_paise: told.amountPaise,
      noted_at: ctx.now,
      noted_by: ctx.caller.userId,
    },
  ]);
}
