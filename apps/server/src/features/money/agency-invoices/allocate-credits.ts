import * as agencyPaymentEndpoints from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import type { AgencyAllocationView } from '@nidan/contract/money/agency-invoices/agency-payment-view';
import { formatRupees } from '@nidan/domain/money/rupees';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { holdAgencyAccount } from '../../ledger/agency-accounts/hold-agency-account.ts';
import { requireAccount } from '../agency-billing/require-account.ts';
import { allocateTo, sharesToPay, sumOfShares } from './allocate.ts';
import { endAllocations } from './allocation-rows.ts';
import { readAllocations } from './allocations.query.ts';
import { readOpenCredits, readUnallocated } from './credits.query.ts';
import { agenciesOfInvoices } from './invoice-rows.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Pays invoices of an agency with what it paid ahead and with credit notes. */
export const allocateCredits = serve(
  agencyPaymentEndpoints.allocateCredits,
  async (ctx, { agencyId, receiptId, noteId, invoices }) => {
    if (receiptId !== undefined && noteId !== undefined) {
      throw refuseField('noteId', 'receipt-or-credit-note-needed');
    }
    await requireAccount(ctx, agencyId);
    const { agency } = await holdAgencyAccount(ctx, agencyId);
    const creditId = receiptId ?? noteId;
    const conditions = creditId === undefined ? [] : [sql`o.id = ${creditId}`];
    const credits = await readOpenCredits(ctx, { agencyId, conditions });
    if (credits.length === 0) throw refuse('nothing-unallocated', { details: { agency } });
    const shares = await sharesToPay(ctx, agencyId, invoices);
    if (shares.length === 0) throw refuse('no-invoice-due', { details: { agency } });
    const left = credits.reduce((sum, credit) => sum + credit.left, 0);
    const asked = sumOfShares(shares);
    if (invoices !== undefined && asked > left) {
      throw refuse('allocated-beyond-money', {
        details: { asked: formatRupees(asked), left: formatRupees(left) },
      });
    }
    const ids = await allocateTo(ctx, credits, shares);
    return {
      allocations: await readAllocations(ctx, ids),
      unallocatedPaise: await readUnallocated(ctx, agencyId),
    };
  },
);

interface Holding {
  readonly invoiceId: string;
  readonly isCancel: boolean;
}

async function readHolding({ db, lId }: Ctx, allocationId: string): Promise<Holding> {
  const { rows } = await sql<Holding>`
    select a.invoice_id as "invoiceId", i.cancel_note_id is not distinct from a.note_id and a.note_id is not null as "isCancel"
    from agency_allocation a join agency_invoice i on i.l_id = a.l_id and i.invoice_id = a.invoice_id
    where a.l_id = ${lId} and a.allocation_id = ${allocationId}`.execute(db);
  if (rows[0] === undefined) throw refuse('not-found');
  return rows[0];
}

/** Takes back what a credit pays of an invoice; the money stays on the account of the agency. */
export const endAllocation = serve(
  agencyPaymentEndpoints.endAllocation,
  async (ctx, { allocationId, reason: told }): Promise<AgencyAllocationView> => {
    const reason = told.trim();
    const { invoiceId, isCancel } = await readHolding(ctx, allocationId);
    const [agencyId = ''] = await agenciesOfInvoices(ctx, [invoiceId]);
    await holdAgencyAccount(ctx, agencyId);
    if (isCancel) throw refuse('allocation-cancels');
    const [ended] = await endAllocations(ctx, sql`a.allocation_id = ${allocationId}`, reason);
    if (ended === undefined) throw refuse('allocation-ended-already');
    recordEvent(ctx, {
      entityKind: 'AGENCY_INVOICE',
      entityId: invoiceId,
      parts: [allocationId, ended.creditId],
      action: 'endAllocation',
      before: { amountPaise: ended.amount },
      reason,
    });
    const [view] = await readAllocations(ctx, [allocationId]);
    if (view === undefined) throw refuse('not-found');
    return view;
  },
);
