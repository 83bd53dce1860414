import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import type { agencyInvoiceNumber } from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import { documentNumber } from '@nidan/domain/money/document-number';
import { financialYearOf } from '@nidan/domain/time/financial-year';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { findInvoiceByNumber } from './invoices.query.ts';

/** The invoice of a number, and the number that the next one gets here: whoever sends in between takes it. */
export async function readInvoiceNumber(
  ctx: Ctx,
  { number }: QueryOf<typeof agencyInvoiceNumber>,
): Promise<AnswerOf<typeof agencyInvoiceNumber>> {
  const { prefix, firmId, timeZone } = ctx.lab;
  const financialYear = financialYearOf(calendarDateIn(timeZone, ctx.now));
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(serial), 0)::int as last from money_document
    where l_id = ${ctx.lId} and series = 'X' and financial_year = ${financialYear}
      and firm_id is not distinct from ${firmId}`.execute(ctx.db);
  const nextNumber = documentNumber({ prefix, series: 'X', financialYear }, (rows[0]?.last ?? 0) + 1);
  return { nextNumber, invoice: number === undefined ? null : await findInvoiceByNumber(ctx, number) };
}
