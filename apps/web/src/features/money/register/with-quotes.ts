import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import type { QuoteView } from '@nidan/contract/catalogue/rates/rate-view';
import type { BillForm } from './bill-form.ts';

function quoted(line: TestView, quotes: readonly QuoteView[]): TestView {
  const quote = quotes.find(({ testId }) => testId === line.testId);
  if (quote?.pricePaise == null || quote.rule === null) return line;
  return { ...line, pricePaise: quote.pricePaise, priceSource: quote.rule };
}

/** The form with its lines at the prices that were quoted; what has no quote keeps its price. */
export function withQuotes(form: BillForm, quotes: readonly QuoteView[]): BillForm {
  return { ...form, lines: form.lines.map((line) => quoted(line, quotes)) };
}
