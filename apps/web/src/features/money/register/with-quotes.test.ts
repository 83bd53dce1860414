import type { QuoteView } from '@nidan/contract/catalogue/rates/rate-view';
import { expect, it } from 'vitest';
import { testForm, testLine } from './test-line.ts';
import { withQuotes } from './with-quotes.ts';

const QUOTE: QuoteView = {
  testId: 'test CBC',
  pricePaise: 19_000,
  isFree: false,
  rule: 'agency_list',
  list: 'Prepaid B',
  until: null,
  fault: null,
  steps: [],
};

it('prices the lines that were quoted, with the rule that says so', () => {
  const form = testForm({ lines: [testLine('CBC'), testLine('ESR')] });
  expect(withQuotes(form, [QUOTE]).lines).toMatchObject([
    { code: 'CBC', pricePaise: 19_000, priceSource: 'agency_list' },
    { code: 'ESR', pricePaise: 35_000, priceSource: 'lab_rate' },
  ]);
});

it('leaves the price of what no rule prices to the refusal of the server', () => {
  const none: QuoteView = { ...QUOTE, pricePaise: null, rule: null, fault: 'No rule has a price' };
  expect(withQuotes(testForm(), [none]).lines).toMatchObject([{ pricePaise: 35_000 }]);
});
