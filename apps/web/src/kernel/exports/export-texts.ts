import { defineTexts } from '../text/define-texts.ts';

/** Words of saving a list as a file. */
export const exportTexts = defineTexts({
  export: ['Export', 'एक्सपोर्ट', 'एक्सपोर्ट'],
  excel: ['As Excel', 'Excel में', 'Excel मध्ये'],
  csv: ['As CSV', 'CSV में', 'CSV मध्ये'],
  otherBank: ['Other bank', 'दूसरा बैंक', 'दुसरी बँक'],
});
