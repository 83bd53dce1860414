import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of what a new lab sets up. */
export const firstMorningTexts = defineTexts({
  title: 'First morning',
  allDone: 'All is set up. The lab can open.',
  open: { one: '{count} step is left', other: '{count} steps are left' },
  done: 'done',
  toDo: 'to do',
  approve: 'Approve the intervals',
  stock: 'Choose the printer and the size of labels',
  logo: 'Logo',
  logoHelp: 'Printed at the head of bills and reports.',
  address: 'Address and phone',
  addressHelp: 'Printed on every paper of the lab.',
  upi: 'UPI',
  upiHelp: 'Where patients pay by the code on the bill.',
  pathologist: 'Pathologist with signature',
  pathologistHelp: 'Somebody with a qualification and a signature who may authorise.',
  people: 'People',
  peopleHelp: 'Front desk, phlebotomist, technician: each signs in as themselves.',
  prices: 'Prices',
  pricesHelp: 'Every test that can be ordered has a price, or is free.',
  intervals: 'Reference intervals',
  intervalsHelp:
    'The pathologist goes through them. Until then bills and reports say that they are not approved yet.',
  label: 'Printer and a test label',
  labelHelp: 'Print the label of one tube and scan it.',
  messages: 'Messages',
  messagesHelp: 'Phone and e-mail of the lab stand under what patients are sent.',
}).translated({
  hi: async () => (await import('./first-morning-texts-hi.ts')).firstMorningTextsHi,
  mr: async () => (await import('./first-morning-texts-mr.ts')).firstMorningTextsMr,
});
