/** Refusals of cultures and of tables of breakpoints, in Hindi. */
export const cultureRefusalTextsHi = {
  'culture-not-one': '{test} कल्चर नहीं है: उसके किसी पैरामीटर में जीवाणु का नाम नहीं आता। इसे वर्कशीट पर लिखें',
  'culture-exists': '{test} का कल्चर पहले ही लिया जा चुका है। उसे सूची से खोलें',
  'culture-specimen-unknown': '{test} की ट्यूब से नमूने का प्रकार पता नहीं चलता। नमूना चुनें',
  'culture-test-closed': 'बिल पर {test} की स्थिति {label} है, इसलिए अभी उसके कल्चर पर काम नहीं होता',
  'culture-not-scanned-in': '{test} की ट्यूब विभाग ने अभी स्कैन नहीं की। पहले विभाग एक्सेशन पर स्कैन करें, फिर कल्चर लें',
  'culture-reading-unknown': 'इस कल्चर में रीडिंग {no} नहीं है। उसकी कोई रीडिंग चुनें',
  'culture-nothing-seen': 'इस कल्चर को अभी किसी ने पढ़ा नहीं। रीडिंग या ग्राम स्टेन लिखें, फिर अंतरिम रिपोर्ट दें',
  'culture-isolate-number': 'आइसोलेट {no} पहले से {organism} है। दूसरा नंबर लें, या उसी को बदलें',
  'culture-organism-changed':
    'आइसोलेट {no} के {count} मान {organism} मानकर परखे गए थे। मानें कि वे {now} के रूप में फिर परखे जाएँ; पुराने निर्णय रखे जाते हैं',
  'culture-mic-off-grid':
    '{medicine} के लिए {value} कोई डाइल्यूशन नहीं है। MIC 0.25, 0.5, 1, 2 ऐसे चलते हैं; आख़िरी से आगे हो तो पहले ≤ या > लिखें',
  'culture-not-a-mic': '{value} {medicine} का MIC नहीं है। mg/L में संख्या लिखें, जैसे 0.25, ≤0.25 या >32',
  'culture-zone-impossible':
    '{medicine} के चारों ओर {value} mm का ज़ोन नहीं हो सकता: प्लेट पर 6 से 60 mm होता है। फिर नापें',
  'culture-value-missing': '{medicine} का मान नहीं है। पहले जो नापा वह लिखें, फिर निर्णय',
  'culture-print-unjudged':
    '{medicine} का निर्णय नहीं है, इसलिए वह नहीं छपता: {why}। फिर पढ़ें, या कारण देकर निर्णय लिखें',
  'culture-value-twice': 'एक आइसोलेट के लिए {medicine} दो बार है। हर मान एक बार भेजें',
  'culture-isolate-missing':
    'बढ़त दिखी है और जीवाणु का नाम नहीं है। आइसोलेट का नाम लिखें, या आख़िरी रीडिंग में लिखें कि कुछ नहीं बढ़ा',
  'culture-has-isolates': 'कल्चर में आइसोलेट हैं, इसलिए बढ़त है। पहले उन्हें कारण देकर हटाएँ',
  'culture-still-early': 'आख़िरी रीडिंग {at} को है। उसे पढ़ें, फिर लिखें कि कुछ नहीं बढ़ा',
  'culture-values-missing': '{test} में {parameters} बाकी है। उसे वर्कशीट पर लिखें, फिर कल्चर पूरा करें',
  'culture-checked': '{test} की जाँच हो चुकी है। कारण देकर जाँच वापस लें, फिर कल्चर खोलें',
  'culture-alert-told': '{toldTo} को यह बताया जा चुका है',
  'breakpoints-added': '{document} लैब में पहले से है',
  'breakpoints-unknown': '{document} नाम की तालिका साथ नहीं आती',
  'breakpoints-file': '{name} WHONET की ब्रेकपॉइंट फ़ाइल नहीं है: {fault}',
} as const;
