import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { holdAgencyAccount } from '../../ledger/agency-accounts/hold-agency-account.ts';
import { allocateTo } from './allocate.ts';
import { endAllocations } from './allocation-rows.ts';

interface Canceled {
  readonly invoiceId: string;
  readonly agencyId: string;
  readonly total: number;
}

const REASON = 'The invoice is cancelled';

/** Lets a credit note that was posted just now pay the invoice that it cancels; what paid it before is unallocated again. */
export async function settleCancel(ctx: Ctx, noteId: string): Promise<void> {
  const { rows } = await sql<Canceled>`
    select i.invoice_id as "invoiceId", i.agency_id as "agencyId", i.total_paise as total
    from agency_invoice i where i.l_id = ${ctx.lId} and i.cancel_note_id = ${noteId}`.execute(ctx.db);
  const [canceled] = rows;
  if (canceled === undefined) return;
  const { invoiceId, agencyId, total } = canceled;
  await holdAgencyAccount(ctx, agencyId);
  await endAllocations(ctx, sql`a.invoice_id = ${invoiceId}`, REASON);
  await allocateTo(ctx, [{ kind: 'note', id: noteId, left: total }], [{ id: invoiceId, most: total }]);
}
