import { defineTexts } from '../../text/define-texts.ts';

/** Words around a printed page on the screen. */
export const sheetTexts = defineTexts({
  pageBefore: 'Page before (Page Up)',
  pageAfter: 'Next page (Page Down)',
  pageOf: 'Page {at} of {count}',
  pageIsFirst: 'This is the first page',
  pageIsLast: 'This is the last page',
  zoomIn: 'Larger',
  zoomOut: 'Smaller',
  zoomOf: '{percent} %',
  zoomIsLeast: 'The whole width of the page is shown',
  zoomIsMost: 'This is the largest',
}).translated({
  hi: async () => (await import('./sheet-texts-hi.ts')).sheetTextsHi,
  mr: async () => (await import('./sheet-texts-mr.ts')).sheetTextsMr,
});
