import { defineTranslations } from '../define-texts.ts';
/** Refusals of the templates of reports. */
export const templateRefusalTexts = defineTranslations({
  'template-variable-unknown': [
    '{section}: पंक्ति {line}, स्थान {column} का "{written}" इस टेम्पलेट का वेरिएबल नहीं है। सूची से चुनें, या दोहरे कोष्ठक के बिना लिखें',
    '{section}: ओळ {line}, जागा {column} मधील "{written}" हा या टेम्पलेटचा व्हेरिएबल नाही. यादीतून निवडा, किंवा दुहेरी कंसाशिवाय लिहा',
  ],
  'template-variable-broken': [
    '{section}: पंक्ति {line}, स्थान {column} का "{written}" पढ़ा नहीं जा सकता। वेरिएबल दोहरे कोष्ठक में लिखें, और खाली जगह HB ? low: … | high: … की तरह',
    '{section}: ओळ {line}, जागा {column} मधील "{written}" वाचता येत नाही. व्हेरिएबल दुहेरी कंसात लिहा, आणि रिकामी जागा HB ? low: … | high: … अशी',
  ],
  'template-field-missing': [
    'रिपोर्ट पर {fields} होना ज़रूरी है, इस टेम्पलेट में नहीं है। जो छूटा है वह जोड़ें, फिर प्रकाशित करें',
    'अहवालात {fields} असणे आवश्यक आहे, या टेम्पलेटमध्ये नाही. जे राहिले ते घाला, मग प्रकाशित करा',
  ],
  'template-by-writer': ['यह संस्करण {name} ने लिखा है। प्रकाशित कोई दूसरा व्यक्ति करे', 'ही आवृत्ती {name} यांनी लिहिली आहे. प्रकाशित दुसऱ्या व्यक्तीने करावे'],
  'template-published': ['संस्करण {number} प्रकाशित है और वैसा ही रहेगा। अगला संस्करण शुरू करें', 'आवृत्ती {number} प्रकाशित आहे आणि तशीच राहील. पुढची आवृत्ती सुरू करा'],
  'template-test-taken': ['{test} का टेम्पलेट पहले से {template} है। पहले वहाँ से निकालें', '{test} चे टेम्पलेट आधीच {template} आहे. आधी तिथून काढा'],
  'template-without-tests': ['पहले इस टेम्पलेट की जाँचें चुनें, फिर प्रकाशित करें', 'आधी या टेम्पलेटच्या तपासण्या निवडा, मग प्रकाशित करा'],
});
