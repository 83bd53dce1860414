/** The draft of the next version of a test, in Hindi. */
export const testDraftTextsHi = {
  title: 'टेस्ट',
  draft: 'ड्राफ़्ट {version}',
  savedAt: '{at} पर {by} ने सहेजा',
  outdated:
    'ड्राफ़्ट संस्करण {before} पर लिखा गया था; अब संस्करण {version} चालू है। दोनों मिलाएँ, फिर ड्राफ़्ट दोबारा सहेजें।',
  waits: 'संस्करण {version} का ड्राफ़्ट बाकी है, {at} पर {by} ने सहेजा। यहाँ जो सहेजा जाए वह तुरंत चालू होता है।',
  save: 'ड्राफ़्ट सहेजें',
  saved: 'ड्राफ़्ट सहेजा गया',
  nothingTyped: 'ड्राफ़्ट जैसा है वैसा सहेजा हुआ है',
  compare: '{version} से मिलाएँ',
  compareTitle: 'संस्करण {next}, संस्करण {version} में क्या बदलता है',
  publish: '{version} प्रकाशित करें',
  published: '{name} अब संस्करण {version} के रूप में चालू है',
  saveFirst: 'पहले ड्राफ़्ट सहेजें',
  noDraft: 'प्रकाशित करने के लिए कोई ड्राफ़्ट नहीं',
  saveAgain: 'संस्करण मिलाएँ, फिर ड्राफ़्ट दोबारा सहेजें',
  discard: 'ड्राफ़्ट छोड़ दें',
  discarded: 'ड्राफ़्ट छोड़ दिया गया',
  keySave: 'ड्राफ़्ट सहेजें',
  keyPublish: 'प्रकाशित करें',
};
