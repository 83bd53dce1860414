import {
  DOCUMENT_SERIAL_DIGITS,
  documentNumberStart,
  type DocumentSeries,
} from '@nidan/domain/money/document-number';
import { financialYearOf } from '@nidan/domain/time/financial-year';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { CompiledQuery } from 'kysely';
import { takenNumberText, takeNumberText } from '../../../kernel/database/next-number.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** A bill or payment that is to be numbered. */
export interface NewDocument {
  readonly documentId: string;
  readonly series: DocumentSeries;
}

const texts = new Map<number, string>();

/** The statement that takes `count` numbers of one series and writes them to as many documents. */
function numberText(count: number): string {
  const known = texts.get(count);
  if (known !== undefined) return known;
  const rows = Array.from({ length: count }, (_, index) => {
    const before = count - 1 - index;
    const serial = `(select value - ${before} from taken)`;
    return `($1, $${index + 8}, $4, $5, $6, ${serial}, $3 || ${takenNumberText(DOCUMENT_SERIAL_DIGITS, before)}, $7)`;
  });
  const text = `
    with taken as (${takeNumberText('$2', count)})
    insert into money_document (l_id, document_id, series, firm_id, financial_year, serial, number, issued_at)
    values ${rows.join(', ')}`;
  texts.set(count, text);
  return text;
}

/**
 * Numbers documents of the firm where the caller works, in the order given within each series and financial year. The
 * counters stay locked until the transaction ends, so send this last; a transaction that fails gives its numbers back, so
 * that none is missing (CGST rule 46(b)).
 */
export async function numberDocuments(ctx: Ctx, documents: readonly NewDocument[]): Promise<void> {
  const { prefix, firmId, timeZone } = ctx.lab;
  const financialYear = financialYearOf(calendarDateIn(timeZone, ctx.now));
  const bySeries = [...Map.groupBy(documents, ({ series }) => series)];
  // One order for everybody, so that two transactions never wait for each other.
  for (const [series, own] of bySeries.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const parameters = [
      ctx.lId,
      `document ${series} ${financialYear} ${firmId ?? 'lab'}`,
      documentNumberStart({ prefix, series, financialYear }),
      series,
      firmId,
      financialYear,
      ctx.now,
      ...own.map(({ documentId }) => documentId),
    ];
    await sendLater(ctx.db, CompiledQuery.raw(numberText(own.length), parameters));
  }
}
