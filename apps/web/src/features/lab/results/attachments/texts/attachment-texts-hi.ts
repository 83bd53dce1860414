/** Files that are results, in Hindi. */
export const attachmentTextsHi = {
  attach: 'फ़ाइल लगाएँ…',
  replace: 'दूसरी लगाएँ…',
  drop: 'या यहाँ छोड़ें, या चित्र पेस्ट करें',
  none: 'कोई फ़ाइल नहीं लगी',
  open: 'प्रति सेव करें',
  remove: 'हटाएँ',
  removeOf: '{name} की फ़ाइल हटाएँ',
  openOf: '{name} की फ़ाइल की प्रति सेव करें',
  notSaved: 'अभी सेव नहीं',
  unnamed: 'लगी हुई फ़ाइल',
  pages: { one: '{count} पेज', other: '{count} पेज' },
  picture: '{name} का चित्र',
  tooLarge: '{name} {most} MB से बड़ी है, इससे बड़ी नहीं लग सकती। कम पिक्सेल में स्कैन करें।',
  wrongEnding: '{name} नहीं लग सकती। ऐसी फ़ाइल चुनें जिसका नाम इनमें से किसी पर ख़त्म हो: {endings}',
  one: 'एक ही फ़ाइल: बाकी को अपने-अपने पैरामीटर में लगाएँ।',
};
