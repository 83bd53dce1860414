/** The refusals of rules that release results, and of swapped tubes, in Hindi. */
export const ruleRefusalTextsHi = {
  'rule-set-contradicts': '{test} के ये नियम आपस में टकराते हैं: {what}। बदलें, फिर सहेजें',
  'rule-set-by-maker': 'ये नियम {name} ने लिखे हैं। मंज़ूरी कोई दूसरा व्यक्ति दे',
  'rule-set-not-approved': 'मसौदा कोई रिज़ल्ट नहीं छोड़ता। पहले {test} के नियम मंज़ूर कराएँ',
  'rule-set-of-profile': '{test} खुद नहीं नापा जाता। नियम उसकी जाँचों के लिए लिखें',
  'rule-set-draft-there': '{test} का मसौदा पहले से है। देखने के लिए फिर लोड करें, फिर उसी को बदलें',
  'rules-stopped-already': 'यहाँ नियम से छोड़ना पहले से बंद है। किसने किया, यह देखने के लिए फिर लोड करें',
  'rules-not-stopped': '{by} ने नियम फिर चालू कर दिए हैं। यहाँ कुछ बंद नहीं है',
  'rule-switch-target': 'जिस जाँच या मशीन को रोकना है उसका नाम दें, या पूरी लैब के लिए कुछ नहीं',
  'maybe-swapped':
    '{test}: ट्यूब {barcode} का रिज़ल्ट ट्यूब {other} के मरीज़ से ज़्यादा मेल खाता है। दोनों के रिज़ल्ट देखें, फिर कारण लिखें या नई ट्यूब लें',
  'swap-decided': '{by} इन दो ट्यूबों के बारे में तय कर चुके हैं',
};
