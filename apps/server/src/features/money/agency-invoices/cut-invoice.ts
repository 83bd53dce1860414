import * as agencyInvoiceEndpoints from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { AgencyInvoiceView } from '@nidan/contract/money/agency-invoices/agency-invoice-view';
import type { InvoicePeriod } from '@nidan/domain/agencies/invoice-period';
import type { BillingCycle } from '@nidan/domain/enumerations/agencies';
import { formatRupees } from '@nidan/domain/money/rupees';
import { formatDate } from '@nidan/domain/time/indian-date';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { type LockedAccount, holdAgencyAccount } from '../../ledger/agency-accounts/hold-agency-account.ts';
import { readAgency } from '../../people/referrers/agencies.query.ts';
import { requireAccount } from '../agency-billing/require-account.ts';
import { workplaceOf } from '../payments/take-payments.ts';
import { cutAccount } from './cut-account.ts';
import { endedPeriod, readLastPeriod } from './cut-period.ts';
import { type CutResult, insertInvoice, type NewInvoice } from './invoice-rows.ts';
import { requireStaffOfAll } from './invoice-scope.ts';
import { readInvoiceView } from './invoices.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Body = BodyOf<typeof agencyInvoiceEndpoints.cutAgencyInvoice>;

interface ToCut extends Pick<
  NewInvoice,
  'invoiceId' | 'locationId' | 'kind' | 'cycle' | 'period' | 'printMode'
> {
  /** Locked. */
  readonly account: Pick<LockedAccount, 'agencyId' | 'creditDays'>;
}

/** Days of a period in words, for a refusal. */
export function daysOf({ from, to }: InvoicePeriod): { readonly from: string; readonly to: string } {
  return { from: formatDate(from), to: formatDate(to) };
}

/** Cuts a draft of an agency whose account is locked; answers what it comes to, and makes nothing where that is not above nothing. */
export async function makeDraft(ctx: Ctx, { account, ...draft }: ToCut): Promise<CutResult> {
  const { agencyId, creditDays } = account;
  const { invoiceId, kind, period } = draft;
  const cut = await cutAccount(ctx, { agencyId, period });
  if (cut.totals.total <= 0) return cut;
  await insertInvoice(ctx, { ...draft, agencyId, creditDays }, cut);
  recordEvent(ctx, {
    entityKind: 'AGENCY_INVOICE',
    entityId: invoiceId,
    parts: [agencyId],
    action: 'cut',
    after: { kind, ...period, lines: cut.lines.length, totalPaise: cut.totals.total },
  });
  return cut;
}

/** Says why a cut made no invoice: there is nothing, or what was given back is carried to the next. */
export function refuseEmpty(agency: string, period: InvoicePeriod, { lines, totals }: CutResult): never {
  const details = { agency, ...daysOf(period), total: formatRupees(totals.total) };
  throw refuse(lines.length === 0 ? 'invoice-nothing' : 'invoice-carried', { details });
}

async function periodToCut(
  ctx: Ctx,
  { kind, day }: Body,
  { agencyId, agency, cycle }: { agencyId: string; agency: string; cycle: BillingCycle },
): Promise<{ readonly period: InvoicePeriod; readonly cycle: BillingCycle }> {
  const last = await readLastPeriod(ctx, agencyId);
  if (kind === 'supplementary') {
    if (day !== undefined) throw refuseField('day', 'last-cut-period-only');
    if (last === null) throw refuse('invoice-none-before', { details: { agency } });
    return { period: last, cycle: last.cycle };
  }
  if (day === undefined) throw refuseField('day', 'day-of-period-needed');
  const period = endedPeriod(ctx, cycle, day);
  if (last !== null && period.to <= last.to) {
    throw refuse('invoice-cut-already', { details: { agency, to: formatDate(last.to) } });
  }
  return { period, cycle };
}

/** Cuts the invoice of an agency for a period that is over, or at once one of what was late for the last one. */
export const cutInvoice = serve(
  agencyInvoiceEndpoints.cutAgencyInvoice,
  async (ctx, body: Body): Promise<AgencyInvoiceView> => {
    const { invoiceId, agencyId, kind } = body;
    requireStaffOfAll(ctx);
    const locationId = workplaceOf(ctx);
    await requireAccount(ctx, agencyId);
    const terms = await readAgency(ctx, agencyId);
    if (terms === null) throw refuse('not-found');
    const account = await holdAgencyAccount(ctx, agencyId);
    const { agency } = account;
    const asked = { agencyId, agency, cycle: terms.billingCycle };
    const {
      cycle,
      period: { from, to },
    } = await periodToCut(ctx, body, asked);
    const period = { from, to };
    const { printMode } = terms;
    const cut = await makeDraft(ctx, { invoiceId, locationId, kind, cycle, period, printMode, account });
    if (cut.totals.total <= 0) refuseEmpty(agency, period, cut);
    return readInvoiceView(ctx, invoiceId);
  },
);
