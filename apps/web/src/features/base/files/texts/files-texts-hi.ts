/** The pictures that stand on printed papers, in Hindi. */
export const filesTextsHi = {
  logo: 'लोगो',
  logoHelp: 'अब से रिपोर्ट और बिल के ऊपर रहेगा; रिलीज़ हुई रिपोर्ट में अपने दिन का ही रहता है।',
  signature: 'हस्ताक्षर',
  signatureHelp: 'अब से रिलीज़ होने वाली रिपोर्ट पर नाम के ऊपर रहेगा।',
  none: 'कोई नहीं रखा गया है।',
  choose: 'चित्र चुनें',
  replace: 'बदलें',
  kinds: '{endings}, ज़्यादा से ज़्यादा {size}',
  tooLarge: 'इस फ़ाइल में {is} KB हैं; ज़्यादा से ज़्यादा {most} KB रखे जा सकते हैं।',
  wrongEnding: 'ऐसी फ़ाइल चुनें जिसका नाम इनमें से किसी पर ख़त्म हो: {endings}',
  kept: '{what} रखा गया',
  keptBy: '{name}, {date}, {by}',
  remove: 'हटाएँ',
  removeTitle: 'यह चित्र हटाएँ?',
  removeText: 'अब से छपने वाले काग़ज़ इसके बिना रहेंगे। रिलीज़ हुई रिपोर्ट में यह बना रहता है।',
  removed: '{what} हटाया गया',
};
