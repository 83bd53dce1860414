import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the explanation why somebody may or may not do something. */
export const whyTexts = defineTexts({
  title: 'Why can, or can’t {name}?',
  panel: 'Why, why not?',
  wants: 'Wants to',
  module: 'Module',
  labNo: 'Lab ID of a bill (optional)',
  test: 'Test of the bill',
  wholeBill: 'The whole bill',
  noBill: 'No bill has this lab ID',
  needs: 'Needs',
  everybody: 'nothing: every person of the lab may',
  allowed: '{name} may',
  refused: '{name} may not',
  account: 'Account',
  lab: 'Lab',
  right: 'Right',
  proof: 'Proof',
  scope: 'What they see',
  state: 'State',
  duty: 'Second pair of eyes',
  others: 'Who can, by account and role',
  nobody: 'Nobody else',
  back: 'Back',
}).translated({
  hi: async () => (await import('./why-texts-hi.ts')).whyTextsHi,
  mr: async () => (await import('./why-texts-mr.ts')).whyTextsMr,
});
