import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the page of an agency. */
export const ownAccountTexts = defineTexts({
  title: 'Our account',
  account: 'Account',
  visits: 'Patients and reports',
  statement: 'Dues and payments',
  dues: { one: '₹{amount} due on 1 bill', other: '₹{amount} due on {count} bills' },
}).translated({
  hi: async () => (await import('./own-account-texts-hi.ts')).ownAccountTextsHi,
  mr: async () => (await import('./own-account-texts-mr.ts')).ownAccountTextsMr,
});
