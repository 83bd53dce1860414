/** Files that are results, in Marathi. */
export const attachmentTextsMr = {
  attach: 'फाइल जोडा…',
  replace: 'दुसरी जोडा…',
  drop: 'किंवा इथे सोडा, किंवा चित्र पेस्ट करा',
  none: 'फाइल जोडलेली नाही',
  open: 'प्रत सेव्ह करा',
  remove: 'काढा',
  removeOf: '{name} ची फाइल काढा',
  openOf: '{name} च्या फाइलची प्रत सेव्ह करा',
  notSaved: 'अजून सेव्ह नाही',
  unnamed: 'जोडलेली फाइल',
  pages: { one: '{count} पान', other: '{count} पाने' },
  picture: '{name} चे चित्र',
  tooLarge: '{name} {most} MB पेक्षा मोठी आहे, त्याहून मोठी जोडता येत नाही. कमी पिक्सेलमध्ये स्कॅन करा.',
  wrongEnding: '{name} जोडता येत नाही. ज्या फाइलचे नाव यांपैकी एकाने संपते ती निवडा: {endings}',
  one: 'एकच फाइल: बाकीच्या आपापल्या पॅरामीटरमध्ये जोडा.',
};
