import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Names of tests and parameters on paper. */
export const localNameTexts = defineTexts({
  title: 'Names on paper',
  search: 'Code or name',
  kind: 'Kind',
  test: 'Test',
  parameter: 'Parameter',
  show: 'Show',
  openOnly: 'without a Hindi or Marathi name',
  code: 'Code',
  name: 'English',
  hindi: 'Hindi',
  marathi: 'Marathi',
  names: 'Names',
  pick: 'Nothing chosen',
  pickHelp: 'Choose a test or parameter to name it in Hindi and Marathi.',
  none: 'Nothing found',
  noneHelp: 'Change the search or the filters.',
  clear: 'Clear',
  english: 'English name on paper',
  keeps: 'Reports that are released from now on have the new name. Released ones keep theirs.',
  save: 'Save names',
  saved: 'Names of {name} saved',
  noRight: 'Your role may look at the names, not change them.',
}).translated({
  hi: async () => (await import('./local-name-texts-hi.ts')).localNameTextsHi,
  mr: async () => (await import('./local-name-texts-mr.ts')).localNameTextsMr,
});
