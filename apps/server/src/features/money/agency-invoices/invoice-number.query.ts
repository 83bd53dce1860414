import * as agencyInvoiceEndpoints from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import { documentNumber } from '@nidan/domain/money/document-number';
import { financialYearOf } from '@nidan/domain/time/financial-year';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import { findInvoiceByNumber } from './invoices.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** The invoice of a number, and the number that the next one gets here: whoever sends in between takes it. */
export const readInvoiceNumber = serve(
  agencyInvoiceEndpoints.agencyInvoiceNumber,
  async (ctx, { number }) => {
    const { prefix, firmId, timeZone } = ctx.lab;
    const financialYear = financialYearOf(calendarDateIn(timeZone, ctx.now));
    const { rows } = await sql<{ last: number }>`
    select coalesce(max(serial), 0)::int as last from money_document
    where l_id = ${ctx.lId} and series = 'X' and financial_year = ${financialYear}
      and firm_id is not distinct from ${firmId}`.execute(ctx.db);
    const nextNumber = documentNumber({ prefix, series: 'X', financialYear }, (rows[0]?.last ?? 0) + 1);
    return { nextNumber, invoice: number === undefined ? null : await findInvoiceByNumber(ctx, number) };
  },
);
