import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the pictures that stand on printed papers. */
export const filesTexts = defineTexts({
  logo: 'Logo',
  logoHelp:
    'Stands at the head of reports and bills from now on; released reports keep the one of their day.',
  signature: 'Signature',
  signatureHelp: 'Stands above the name on reports that are released from now on.',
  none: 'None is kept.',
  choose: 'Choose a picture',
  replace: 'Replace it',
  kinds: '{endings}, at most {size}',
  tooLarge: 'This file has {is} KB; at most {most} KB can be kept.',
  wrongEnding: 'Choose a file whose name ends in one of: {endings}',
  kept: '{what} is kept',
  keptBy: '{name}, {date}, {by}',
  remove: 'Remove',
  removeTitle: 'Remove this picture?',
  removeText: 'Papers that are printed from now on go without it. Released reports keep it.',
  removed: '{what} is removed',
}).translated({
  hi: async () => (await import('./files-texts-hi.ts')).filesTextsHi,
  mr: async () => (await import('./files-texts-mr.ts')).filesTextsMr,
});
