import { MESSAGES } from '@nidan/domain/text/messages';
import { defineTexts } from './define-texts.ts';
import { wordsOf } from './words-of.ts';

/** Why something is refused, as the server puts it into the text of a refusal in English. */
export const reasonTexts = defineTexts({
  onlyEnabled: 'it is the only enabled one',
  processes: 'it processes {department} of {centre}',
  billOpen: 'bill {labNo} is still open',
  testEnabled: 'test {code} is enabled',
  machineEnabled: 'machine {name} is enabled',
  referred: '{name} refers to it',
  accountIs: 'the account is {state}',
  roleLacks: 'the role lacks {right}',
  allCancelled: 'all its tests are cancelled',
  tooLarge: 'it is larger than {size}',
  otherBeginning: 'it does not begin as a {ending} does',
  endsEarly: 'it ends in the middle',
  damaged: 'it is damaged',
  noWord: 'it is no Word document',
  noPicture: 'it has no picture',
  noSize: 'it has no size',
  wrongHeader: 'its header is not where it should be',
  activeContent: 'it holds a program or another file',
  partTwice: 'it holds a part twice',
  manyParts: 'it has more than {count} parts',
  unpacksTo: 'it unpacks to more than {size}',
  partMissing: 'its {part} is missing',
  afterArchive: 'something follows the archive',
  afterPicture: 'something follows the picture',
  afterPdf: 'something follows its end, or the end is missing',
  noArchive: 'it is no sound archive',
  alsoArchive: 'it is an archive as well',
  pixels: 'it has more than {count} megapixels',
  otherLetters:
    'its letters are not in UTF-8. Save it as "CSV UTF-8 (comma delimited)" or as an Excel workbook',
  pending: MESSAGES.sample.pending,
  accessioned: MESSAGES.sample.accessioned,
  registered: MESSAGES.sample.registered,
  rejected: MESSAGES.sample.rejected,
  rejectedByLogistics: MESSAGES.sample.rejectedByLogistics,
  acceptedByLogistics: MESSAGES.sample.acceptedByLogistics,
}).translated({
  hi: async () => (await import('./reason-texts-hi.ts')).reasonTextsHi,
  mr: async () => (await import('./reason-texts-mr.ts')).reasonTextsMr,
});

/** A reason in the language of the screens; one that is not known stays as it was said. */
export const reasonWords = wordsOf(reasonTexts);
