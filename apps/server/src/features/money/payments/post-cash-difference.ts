import { cashDifferencePostings } from '@nidan/domain/money/journal';
import type { Ctx } from '../../../kernel/http/context.ts';
import { postVouchers } from '../../ledger/journal/post-vouchers.ts';

interface CountedDrawer {
  readonly shiftId: string;
  readonly locationId: string;
  /** In paise, like what the shift had to leave in it. */
  readonly counted: number;
  readonly expected: number;
}

/** Posts now what the drawer of a locked shift lacks or holds too much; nothing when it fits. */
export async function postCashDifference(
  ctx: Ctx,
  { shiftId, locationId, counted, expected }: CountedDrawer,
): Promise<void> {
  const postings = cashDifferencePostings({ counted, expected });
  await postVouchers(ctx, locationId, [{ billId: null, shiftId, postings }]);
}
