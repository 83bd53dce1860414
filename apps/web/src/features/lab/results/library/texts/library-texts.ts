import { defineTexts } from '../../../../../kernel/text/define-texts.ts';

/** Words of the texts that a result may begin with. */
export const libraryTexts = defineTexts({
  insert: 'Find a text: help list, texts of the lab, culture comments',
  insertInto: 'Text for {name}',
}).translated({
  hi: async () => (await import('./library-texts-hi.ts')).libraryTextsHi,
  mr: async () => (await import('./library-texts-mr.ts')).libraryTextsMr,
});
