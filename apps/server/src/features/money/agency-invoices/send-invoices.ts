import * as agencyInvoiceEndpoints from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import type { AgencyInvoiceView } from '@nidan/contract/money/agency-invoices/agency-invoice-view';
import { formatRupees } from '@nidan/domain/money/rupees';
import { invoice } from '@nidan/domain/status-sets/money/invoice';
import { addDays } from '@nidan/domain/time/calendar-date';
import { formatDate } from '@nidan/domain/time/indian-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { holdAgencyAccount } from '../../ledger/agency-accounts/hold-agency-account.ts';
import { numberOtherDocuments } from '../bills/number-documents.ts';
import { daysOf } from './cut-invoice.ts';
import { agenciesOfInvoices, type LockedInvoice, lockInvoices, markSent } from './invoice-rows.ts';
import { requireStaffOfAll } from './invoice-scope.ts';
import { readInvoiceViews } from './invoices.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Asked {
  readonly invoiceId: string;
  readonly version: number;
}

/** Locks drafts behind the accounts of their agencies, in one order for everybody; answers them as they were asked for. */
async function lockAsked(ctx: Ctx, asked: readonly Asked[]): Promise<LockedInvoice[]> {
  const ids = asked.map(({ invoiceId }) => invoiceId);
  if (new Set(ids).size < ids.length) throw refuseField('invoices', 'name-each-invoice-once');
  for (const agencyId of await agenciesOfInvoices(ctx, ids)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one order of locks
    await holdAgencyAccount(ctx, agencyId);
  }
  const locked = new Map(
    (await lockInvoices(ctx, sql`i.invoice_id = any(${ids})`)).map((one) => [one.invoiceId, one]),
  );
  return ids.map((id) => {
    const one = locked.get(id);
    if (one === undefined) throw refuse('not-found');
    return one;
  });
}

function tell(ctx: Ctx, one: AgencyInvoiceView): Promise<void> {
  const { invoiceId, agencyId, number, from, to, totalPaise, dueOn, version } = one;
  return ctx.services.effects.tellAgency(ctx, {
    kind: 'agencyInvoice',
    entityId: invoiceId,
    version,
    agencyId,
    template: 'agencyInvoice',
    document: { kind: 'invoice', id: invoiceId },
    facts: {
      number,
      from: formatDate(from),
      to: formatDate(to),
      amount: formatRupees(totalPaise),
      date: dueOn === null ? null : formatDate(dueOn),
      files: `invoice-${number}.pdf`,
    },
  });
}

/** Sends drafts, all or none: each gets its number and the day on which it is due, and its agency is told. */
export const sendInvoices = serve(
  agencyInvoiceEndpoints.sendAgencyInvoices,
  async (ctx, { invoices: asked }) => {
    requireStaffOfAll(ctx);
    const drafts = await lockAsked(ctx, asked);
    const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
    for (const [index, draft] of drafts.entries()) {
      const { invoiceId, agencyId, agency, state, period, creditDays, total, version: found } = draft;
      // oxlint-disable-next-line no-await-in-loop -- one transaction, one connection
      await expectVersion(ctx, { entityId: invoiceId, expected: asked[index]?.version ?? 0, found });
      stepOrRefuse(
        draft.number ?? `The invoice of ${agency} from ${daysOf(period).from}`,
        invoice.step('send', state),
      );
      const dueOn = addDays(today, creditDays);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await markSent(ctx, invoiceId, dueOn);
      recordEvent(ctx, {
        entityKind: 'AGENCY_INVOICE',
        entityId: invoiceId,
        parts: [agencyId],
        action: 'send',
        before: { state },
        after: { state: 'sent', totalPaise: total, dueOn },
      });
    }
    await numberOtherDocuments(
      ctx,
      drafts.map(({ invoiceId }) => ({ documentId: invoiceId, series: 'X' as const })),
    );
    const invoices = await readInvoiceViews(
      ctx,
      drafts.map(({ invoiceId }) => invoiceId),
    );
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one connection
    for (const one of invoices) await tell(ctx, one);
    return { invoices };
  },
);
