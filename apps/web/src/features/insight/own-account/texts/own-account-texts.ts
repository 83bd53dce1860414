import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the page of an agency. */
export const ownAccountTexts = defineTexts({
  title: 'Our account',
  account: 'Account',
  visits: 'Patients and reports',
  statement: 'Dues and payments',
  invoices: 'Invoices',
  prices: 'Price list',
  search: 'Test',
  code: 'Code',
  test: 'Test',
  mrp: 'MRP ₹',
  price: 'Your price ₹',
  until: 'Until',
  sentOf: 'Sent / expected',
  notPriced: 'ask the lab',
  onlyExpected: 'Expected volume',
  expectedOnly: 'with an expected volume',
  noTests: 'No test here',
  noTestsText: 'Change the search, or take the filter off',
  dues: { one: '₹{amount} due on 1 bill', other: '₹{amount} due on {count} bills' },
}).translated({
  hi: async () => (await import('./own-account-texts-hi.ts')).ownAccountTextsHi,
  mr: async () => (await import('./own-account-texts-mr.ts')).ownAccountTextsMr,
});
