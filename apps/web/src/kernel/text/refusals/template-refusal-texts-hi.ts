/** Refusals of the templates of reports, in Hindi. */
export const templateRefusalTextsHi = {
  'template-variable-unknown':
    '{section}: पंक्ति {line}, स्थान {column} का "{written}" इस टेम्पलेट का वेरिएबल नहीं है। सूची से चुनें, या दोहरे कोष्ठक के बिना लिखें',
  'template-variable-broken':
    '{section}: पंक्ति {line}, स्थान {column} का "{written}" पढ़ा नहीं जा सकता। वेरिएबल दोहरे कोष्ठक में लिखें, और खाली जगह HB ? low: … | high: … की तरह',
  'template-field-missing':
    'रिपोर्ट पर {fields} होना ज़रूरी है, इस टेम्पलेट में नहीं है। जो छूटा है वह जोड़ें, फिर प्रकाशित करें',
  'template-by-writer': 'यह संस्करण {name} ने लिखा है। प्रकाशित कोई दूसरा व्यक्ति करे',
  'template-published': 'संस्करण {number} प्रकाशित है और वैसा ही रहेगा। अगला संस्करण शुरू करें',
  'template-test-taken': '{test} का टेम्पलेट पहले से {template} है। पहले वहाँ से निकालें',
  'template-without-tests': 'पहले इस टेम्पलेट की जाँचें चुनें, फिर प्रकाशित करें',
};
