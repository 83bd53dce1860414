import { defineTexts } from '../../../../kernel/text/define-texts.ts';

export const reprintsTexts = defineTexts({
  title: 'Label reprints',
  sum: '{count} labels printed again, of {tubes} tubes',
  search: 'Barcode or lab ID',
  counted: '{what} {count}',
  none: 'No label was printed again',
  noneText: 'Every reprint asks a reason and is listed here.',
  ordinal: 'Print no.',
  by: 'Printed by',
  at: 'Printed at',
}).translated({
  hi: async () => (await import('./reprints-texts-hi.ts')).reprintsTextsHi,
  mr: async () => (await import('./reprints-texts-mr.ts')).reprintsTextsMr,
});
