import * as agencyInvoiceEndpoints from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import type { AgencyInvoiceView } from '@nidan/contract/money/agency-invoices/agency-invoice-view';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { type LockedAccount, holdAgencyAccount } from '../../ledger/agency-accounts/hold-agency-account.ts';
import { readAgency } from '../../people/referrers/agencies.query.ts';
import { cutAccount } from './cut-account.ts';
import { daysOf, refuseEmpty } from './cut-invoice.ts';
import {
  agenciesOfInvoices,
  deleteDraft,
  deleteLines,
  type LockedInvoice,
  lockInvoices,
  replaceCut,
} from './invoice-rows.ts';
import { requireStaffOfAll } from './invoice-scope.ts';
import { readInvoiceView } from './invoices.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface LockedDraft {
  readonly draft: LockedInvoice;
  readonly account: LockedAccount;
}

/** Says who discarded a draft meanwhile. */
async function refuseDiscarded(ctx: Ctx, invoiceId: string, expected: number): Promise<void> {
  const { rows } = await sql`
    select from event where l_id = ${ctx.lId} and entity_id = ${invoiceId} and entity_kind = 'AGENCY_INVOICE'
      and action = 'discard' limit 1`.execute(ctx.db);
  if (rows.length > 0) await expectVersion(ctx, { entityId: invoiceId, expected, found: expected + 1 });
}

/** Locks a draft behind the account of its agency; refused when it is stale, or sent. */
async function lockDraft(
  ctx: Ctx,
  { invoiceId, version }: { readonly invoiceId: string; readonly version: number },
): Promise<LockedDraft> {
  requireStaffOfAll(ctx);
  await refuseDiscarded(ctx, invoiceId, version);
  const [agencyId = ''] = await agenciesOfInvoices(ctx, [invoiceId]);
  const account = await holdAgencyAccount(ctx, agencyId);
  const [draft] = await lockInvoices(ctx, sql`i.invoice_id = ${invoiceId}`);
  if (draft === undefined) throw refuse('not-found');
  await expectVersion(ctx, { entityId: invoiceId, expected: version, found: draft.version });
  const { agency, number, period, state } = draft;
  if (state !== 'draft') {
    const what = number ?? `${agency}, ${daysOf(period).from}`;
    throw refuse('invoice-sent-already', { details: { number: what } });
  }
  return { draft, account };
}

/** Cuts a draft anew by what is true now; one that comes to nothing any more is to be discarded. */
export const recutInvoice = serve(
  agencyInvoiceEndpoints.recutAgencyInvoice,
  async (ctx, body): Promise<AgencyInvoiceView> => {
    const { draft, account } = await lockDraft(ctx, body);
    const { invoiceId, agencyId, agency, period, total } = draft;
    const terms = await readAgency(ctx, agencyId);
    await deleteLines(ctx, invoiceId);
    const cut = await cutAccount(ctx, { agencyId, period });
    if (cut.totals.total <= 0) refuseEmpty(agency, period, cut);
    const { creditDays } = account;
    await replaceCut(ctx, { invoiceId, printMode: terms?.printMode ?? draft.printMode, creditDays }, cut);
    recordEvent(ctx, {
      entityKind: 'AGENCY_INVOICE',
      entityId: invoiceId,
      parts: [agencyId],
      action: 'recut',
      before: { totalPaise: total },
      after: { lines: cut.lines.length, totalPaise: cut.totals.total },
    });
    return readInvoiceView(ctx, invoiceId);
  },
);

/** Discards a draft: what it charged waits for the next cut. */
export const discardInvoice = serve(agencyInvoiceEndpoints.discardAgencyInvoice, async (ctx, body) => {
  const { draft } = await lockDraft(ctx, body);
  const { invoiceId, agencyId, period, total } = draft;
  await deleteDraft(ctx, invoiceId);
  recordEvent(ctx, {
    entityKind: 'AGENCY_INVOICE',
    entityId: invoiceId,
    parts: [agencyId],
    action: 'discard',
    before: { ...period, totalPaise: total },
    reason: body.reason.trim(),
  });
  return { done: true };
});
