import { defineTexts } from '../../../../../kernel/text/define-texts.ts';

/** Words of files that are results. */
export const attachmentTexts = defineTexts({
  attach: ['Attach file…', 'फ़ाइल लगाएँ…', 'फाइल जोडा…'],
  replace: ['Attach another…', 'दूसरी लगाएँ…', 'दुसरी जोडा…'],
  drop: ['or drop it here, or paste a picture', 'या यहाँ छोड़ें, या चित्र पेस्ट करें', 'किंवा इथे सोडा, किंवा चित्र पेस्ट करा'],
  none: ['No file attached', 'कोई फ़ाइल नहीं लगी', 'फाइल जोडलेली नाही'],
  open: ['Save a copy', 'प्रति सेव करें', 'प्रत सेव्ह करा'],
  remove: ['Remove', 'हटाएँ', 'काढा'],
  removeOf: ['Remove the file of {name}', '{name} की फ़ाइल हटाएँ', '{name} ची फाइल काढा'],
  openOf: ['Save a copy of the file of {name}', '{name} की फ़ाइल की प्रति सेव करें', '{name} च्या फाइलची प्रत सेव्ह करा'],
  notSaved: ['not saved yet', 'अभी सेव नहीं', 'अजून सेव्ह नाही'],
  unnamed: ['Attached file', 'लगी हुई फ़ाइल', 'जोडलेली फाइल'],
  pages: {
    one: ['{count} page', '{count} पेज', '{count} पान'],
    other: ['{count} pages', '{count} पेज', '{count} पाने'],
  },
  picture: ['Picture of {name}', '{name} का चित्र', '{name} चे चित्र'],
  tooLarge: [
    '{name} is larger than {most} MB, the most that can be attached. Scan it with fewer pixels.',
    '{name} {most} MB से बड़ी है, इससे बड़ी नहीं लग सकती। कम पिक्सेल में स्कैन करें।',
    '{name} {most} MB पेक्षा मोठी आहे, त्याहून मोठी जोडता येत नाही. कमी पिक्सेलमध्ये स्कॅन करा.',
  ],
  wrongEnding: [
    '{name} cannot be attached. Choose a file whose name ends in one of: {endings}',
    '{name} नहीं लग सकती। ऐसी फ़ाइल चुनें जिसका नाम इनमें से किसी पर ख़त्म हो: {endings}',
    '{name} जोडता येत नाही. ज्या फाइलचे नाव यांपैकी एकाने संपते ती निवडा: {endings}',
  ],
  one: [
    'One file only: attach the others to parameters of their own.',
    'एक ही फ़ाइल: बाकी को अपने-अपने पैरामीटर में लगाएँ।',
    'एकच फाइल: बाकीच्या आपापल्या पॅरामीटरमध्ये जोडा.',
  ],
});
