import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the day book. */
export const dayBookTexts = defineTexts({
  title: ['Day book', 'दिन की बही', 'रोजकीर्द'],
  register: ['Register', 'रजिस्टर', 'नोंदवही'],
  mode: ['By mode', 'माध्यम से', 'प्रकारानुसार'],
  location: ['By place', 'स्थान से', 'ठिकाणानुसार'],
  person: ['By person', 'व्यक्ति से', 'व्यक्तीनुसार'],
  day: ['By day', 'दिन से', 'दिवसानुसार'],
  modeHead: ['Mode', 'माध्यम', 'प्रकार'],
  placeHead: ['Place', 'स्थान', 'ठिकाण'],
  personHead: ['Person', 'व्यक्ति', 'व्यक्ती'],
  dayHead: ['Day', 'दिन', 'दिवस'],
  sums: ['{receipts} receipts, in ₹{came}, out ₹{went}', '{receipts} रसीदें, आया ₹{came}, गया ₹{went}', '{receipts} पावत्या, आले ₹{came}, गेले ₹{went}'],
  listLabel: ['Money that came and went, newest first', 'आई और गई रकम, नई पहले', 'आलेली आणि गेलेली रक्कम, नवी आधी'],
  sumsLabel: ['Money that came and went, summed', 'आई और गई रकम का जोड़', 'आलेल्या आणि गेलेल्या रकमेची बेरीज'],
  time: ['Time', 'समय', 'वेळ'],
  kind: ['Posting', 'प्रविष्टि', 'नोंद'],
  number: ['Number', 'नंबर', 'क्रमांक'],
  labId: ['Lab ID', 'लैब ID', 'लॅब ID'],
  receipts: ['Receipts', 'रसीदें', 'पावत्या'],
  came: ['In ₹', 'आया ₹', 'आले ₹'],
  went: ['Out ₹', 'गया ₹', 'गेले ₹'],
  net: ['Net ₹', 'बचा ₹', 'उरले ₹'],
  total: ['Total', 'कुल', 'एकूण'],
  empty: ['No money in these days', 'इन दिनों में कोई रकम नहीं', 'या दिवसांत रक्कम नाही'],
  emptyText: ['Choose other days, or take a filter away.', 'दूसरे दिन चुनें, या कोई फ़िल्टर हटाएँ।', 'दुसरे दिवस निवडा, किंवा एखादा फिल्टर काढा.'],
});
