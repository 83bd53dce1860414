import * as payableEndpoints from '@nidan/contract/supply/payables/payable-endpoints';
import { formatRupees } from '@nidan/domain/money/rupees';
import { vendorDebitPostings } from '@nidan/domain/money/vendor-postings';
import type { ApprovalRequestState } from '@nidan/domain/status-sets/approval-request';
import { debitNote } from '@nidan/domain/status-sets/money/debit-note';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { postVouchers } from '../../ledger/journal/post-vouchers.ts';
import { numberOtherDocuments } from '../../money/bills/number-documents.ts';
import type { ApprovalEffect } from '../../people/approvals/approval-effect.ts';
import { askForApproval } from '../../people/approvals/ask-for-approval.ts';
import { makeSupplyDocument } from '../inventory/movements/make-supply-document.ts';
import { holdVendor } from '../vendors/hold-vendor.ts';
import {
  insertDebitNote,
  lockDebitNote,
  type LockedDebitNote,
  readUnclaimedValue,
  writeNoteState,
} from './debit-note-rows.ts';
import { readNoteDocument } from './payable-documents.query.ts';
import { readDebitNote } from './debit-notes.query.ts';
import { lockInvoice, type LockedInvoice, readInvoiceOwners } from './invoice-rows.ts';
import { lockReturn } from './return-rows.ts';
import { isWithinReturnLimit } from './within-return-limit.ts';
import { serve } from '../../../kernel/http/serve.ts';

const NAME = 'This debit note';

function requireClaimable(invoice: LockedInvoice, amountPaise: number): void {
  const { invoiceNo, state, totalPaise, claimed } = invoice;
  if (state !== 'posted') throw refuse('invoice-not-posted', { details: { invoice: invoiceNo } });
  const left = totalPaise - claimed;
  if (amountPaise <= left) return;
  const details = {
    invoice: invoiceNo,
    amount: formatRupees(amountPaise),
    left: formatRupees(Math.max(0, left)),
  };
  throw refuse('invoice-overclaimed', { details });
}

async function requireReturnOf(ctx: Ctx, returnId: string, { vendorId }: LockedInvoice): Promise<void> {
  const found = await lockReturn(ctx, returnId);
  if (found.vendorId !== vendorId) throw refuse('not-found');
  if (found.state !== 'posted') throw refuse('return-not-posted');
}

/** Claims something of an invoice, at most what is not claimed of it yet; of one that is paid, a later payment uses the claim. */
export const makeVendorDebitNote = serve(payableEndpoints.makeVendorDebitNote, async (ctx, body) => {
  const { noteId, invoiceId, returnId = null, amountPaise } = body;
  const reason = body.reason.trim();
  const { vendorId } = await readInvoiceOwners(ctx, invoiceId);
  await holdVendor(ctx, vendorId);
  const invoice = await lockInvoice(ctx, invoiceId);
  requireClaimable(invoice, amountPaise);
  if (returnId !== null) await requireReturnOf(ctx, returnId, invoice);
  const { locationId } = invoice;
  const valuePaise = returnId === null ? 0 : await readUnclaimedValue(ctx, returnId);
  const note = { noteId, vendorId, invoiceId, returnId, locationId, amountPaise, valuePaise, reason };
  await insertDebitNote(ctx, note);
  recordEvent(ctx, {
    entityKind: 'VENDOR_DEBIT_NOTE',
    entityId: noteId,
    parts: [invoiceId, vendorId],
    action: 'create',
    after: { invoiceNo: invoice.invoiceNo, amountPaise },
    reason,
  });
  return readDebitNote(ctx, noteId);
});

/** Posts a claim that was approved and gives it its number. */
async function generate(ctx: Ctx, note: LockedDebitNote): Promise<void> {
  const { noteId, locationId, amountPaise, valuePaise } = note;
  await makeSupplyDocument(ctx, { documentId: noteId, series: 'E', locationId });
  const postings = vendorDebitPostings(amountPaise, valuePaise);
  await postVouchers(ctx, locationId, [{ billId: null, supplyId: noteId, postings }]);
}

async function ask(ctx: Ctx, note: LockedDebitNote, approvalId: string): Promise<ApprovalRequestState> {
  const { noteId, vendorId, invoiceId, amountPaise, reason } = note;
  const { name } = await holdVendor(ctx, vendorId);
  const { invoiceNo } = await lockInvoice(ctx, invoiceId);
  return askForApproval(ctx, {
    approvalId,
    type: 'vendor debit note',
    targetId: noteId,
    billId: null,
    amountPaise,
    asked: { what: `${name}, of invoice ${invoiceNo}` },
    reason,
    isWithinLimit: isWithinReturnLimit(ctx, amountPaise),
  });
}

/** Asks for approval of a claim, or generates the debit note of one that was approved. */
export const moveVendorDebitNote = serve(
  payableEndpoints.moveVendorDebitNote,
  async (ctx, { noteId, version, action, approvalId }) => {
    const note = await lockDebitNote(ctx, noteId);
    await expectVersion(ctx, { entityId: noteId, expected: version, found: note.version });
    const to = stepOrRefuse(NAME, debitNote.step(action, note.state));
    await writeNoteState(ctx, { noteId, to, decision: null });
    const asked = action === 'submit' ? await ask(ctx, note, approvalId) : null;
    if (action === 'generate') await generate(ctx, note);
    recordEvent(ctx, {
      entityKind: 'VENDOR_DEBIT_NOTE',
      entityId: noteId,
      parts: [note.invoiceId],
      action,
      before: { state: note.state },
      after: { state: to },
    });
    if (asked === 'autoApproved') await decide(ctx, noteId, { action: 'approve', reason: note.reason });
    if (action === 'generate') await numberOtherDocuments(ctx, [{ documentId: noteId, series: 'E' }]);
    return readDebitNote(ctx, noteId);
  },
);

async function decide(
  ctx: Ctx,
  noteId: string,
  given: { action: 'approve' | 'reject'; reason: string },
): Promise<void> {
  const note = await lockDebitNote(ctx, noteId);
  const to = stepOrRefuse(NAME, debitNote.step(given.action, note.state));
  await writeNoteState(ctx, { noteId, to, decision: given.reason });
  recordEvent(ctx, {
    entityKind: 'VENDOR_DEBIT_NOTE',
    entityId: noteId,
    parts: [note.invoiceId],
    action: given.action,
    before: { state: note.state },
    after: { state: to },
    reason: given.reason,
  });
}

/** What the approval of a vendor's debit note does (spec §4 "Approvals", type 5). */
export const vendorDebitNoteEffect: ApprovalEffect = {
  lock: async (ctx, noteId) => {
    await lockDebitNote(ctx, noteId);
  },
  apply: (ctx, { targetId, reason }) => decide(ctx, targetId, { action: 'approve', reason }),
  reject: (ctx, noteId, { reason }) => decide(ctx, noteId, { action: 'reject', reason }),
  document: (ctx, { targetId }) => readNoteDocument(ctx, targetId),
  changes: async () => [],
};
