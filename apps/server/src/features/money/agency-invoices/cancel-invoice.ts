import * as agencyInvoiceEndpoints from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import type { AgencyInvoiceView } from '@nidan/contract/money/agency-invoices/agency-invoice-view';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { holdAgencyAccount } from '../../ledger/agency-accounts/hold-agency-account.ts';
import { makeNote } from '../notes/make-note.ts';
import { daysOf } from './cut-invoice.ts';
import { agenciesOfInvoices, lockInvoices, writeCancelNote } from './invoice-rows.ts';
import { requireStaffOfAll } from './invoice-scope.ts';
import { readInvoiceView } from './invoices.query.ts';
import { settleCancel } from './settle-cancel.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Cancels a sent invoice by a credit note of its whole amount; one over the limit of the lab cancels it once it is approved. */
export const cancelInvoice = serve(
  agencyInvoiceEndpoints.cancelAgencyInvoice,
  async (ctx, { invoiceId, version, noteId, reason: told }): Promise<AgencyInvoiceView> => {
    requireStaffOfAll(ctx);
    const reason = told.trim();
    const [agencyId = ''] = await agenciesOfInvoices(ctx, [invoiceId]);
    await holdAgencyAccount(ctx, agencyId);
    const [invoice] = await lockInvoices(ctx, sql`i.invoice_id = ${invoiceId}`);
    if (invoice === undefined) throw refuse('not-found');
    await expectVersion(ctx, { entityId: invoiceId, expected: version, found: invoice.version });
    const { state, total, agency, period } = invoice;
    const number = invoice.number ?? `${agency}, ${daysOf(period).from}`;
    if (state !== 'sent') throw refuse('invoice-not-sent', { details: { number } });
    const { cancel } = await readInvoiceView(ctx, invoiceId);
    if (cancel !== null) throw refuse('invoice-canceled-already', { details: { number } });
    const note = await makeNote(ctx, { noteId, kind: 'credit', agencyId, amountPaise: total, reason });
    await writeCancelNote(ctx, invoiceId, noteId);
    if (note.state === 'generated') await settleCancel(ctx, noteId);
    recordEvent(ctx, {
      entityKind: 'AGENCY_INVOICE',
      entityId: invoiceId,
      parts: [noteId, agencyId],
      action: 'cancel',
      before: { totalPaise: total },
      after: { creditNote: note.number ?? note.stateLabel },
      reason,
    });
    return readInvoiceView(ctx, invoiceId);
  },
);
