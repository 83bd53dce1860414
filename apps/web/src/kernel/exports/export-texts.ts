import { defineTexts } from '../text/define-texts.ts';

/** Words of saving a list as a file. */
export const exportTexts = defineTexts({
  rows: { one: ['{count} row', '{count} पंक्ति', '{count} ओळ'], other: ['{count} rows', '{count} पंक्तियाँ', '{count} ओळी'] },
  rowsSoFar: ['{count} rows shown, more follow', '{count} पंक्तियाँ दिख रही हैं, और हैं', '{count} ओळी दिसत आहेत, आणखी आहेत'],
  sortedSome: [
    'Sorted among the first {count} rows. Narrow the filter to sort them all.',
    'पहली {count} पंक्तियों में क्रम। सबके लिए फ़िल्टर कसें।',
    'पहिल्या {count} ओळींमध्ये क्रम. सर्वांसाठी फिल्टर कमी करा.',
  ],
  tooMany: [
    'More than {most} rows: narrow the filter, then export again',
    '{most} से ज़्यादा पंक्तियाँ: फ़िल्टर कसें, फिर एक्सपोर्ट करें',
    '{most} पेक्षा जास्त ओळी: फिल्टर कमी करा, मग एक्सपोर्ट करा',
  ],
  export: ['Export', 'एक्सपोर्ट', 'एक्सपोर्ट'],
  exportList: ['Export list', 'सूची एक्सपोर्ट', 'यादी एक्सपोर्ट'],
  excel: ['As Excel', 'Excel में', 'Excel मध्ये'],
  csv: ['As CSV', 'CSV में', 'CSV मध्ये'],
  otherBank: ['Other bank', 'दूसरा बैंक', 'दुसरी बँक'],
});
