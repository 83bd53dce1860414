import { defineTranslations } from '../define-texts.ts';

export const supplyFaultTexts = defineTranslations({
  'gtin-digits': ['GTIN में 8, 12, 13 या 14 अंक होते हैं', 'GTIN मध्ये 8, 12, 13 किंवा 14 अंक असतात'],
  'hsn-digits': ['HSN या SAC कोड में 4, 6 या 8 अंक होते हैं', 'HSN किंवा SAC कोडमध्ये 4, 6 किंवा 8 अंक असतात'],
  'purchase-gst': ['ऑर्डर में GST {rates} % होता है: 12 % का माल 22/09/2025 से 5 % पर है', 'ऑर्डरमध्ये GST {rates} % असतो: 12 % चा माल 22/09/2025 पासून 5 % वर आहे'],
  'map-does-not-name': ['{category} श्रेणी के मैप में यह नहीं होता', '{category} श्रेणीच्या मॅपमध्ये हे नसते'],
  'unit-step-form': ['"{text}" को "box = 4 kit" की तरह लिखें', '"{text}" हे "box = 4 kit" सारखे लिहा'],
  'unit-unknown': ['"{unit}" इकाई नहीं है। इकाइयाँ: {units}', '"{unit}" हे एकक नाही. एकके: {units}'],
  'unit-not-whole': ['{unit} में पूर्ण संख्या होती है, कम से कम 1', '{unit} मध्ये पूर्ण संख्या असते, किमान 1'],
  'unit-twice': ['{unit} दो बार बताया गया है', '{unit} दोनदा सांगितले आहे'],
  'unit-of-itself': ['{unit} ख़ुद अपने में नहीं हो सकता', '{unit} स्वतःत असू शकत नाही'],
  'unit-base-is-no-step': ['{unit} मूल इकाई है, इसे चरण नहीं चाहिए', '{unit} हे मूळ एकक आहे, त्याला पायरी नको'],
  'unit-leads-nowhere': ['{unit} को मूल इकाई तक जाना चाहिए', '{unit} मूळ एककापर्यंत जावे'],
  'vendor-gstin-needed': ['GST वाले व्यापार को उसका GST नंबर चाहिए', 'GST असलेल्या व्यवसायाला त्याचा GST क्रमांक हवा'],
  'vendor-overseas-state': ['विदेशी वेंडर का भारत में राज्य नहीं होता', 'परदेशी विक्रेत्याचे भारतात राज्य नसते'],
  'vendor-state-needed': ['लिखें कि वेंडर किस राज्य में है', 'विक्रेता कोणत्या राज्यात आहे ते लिहा'],
  'vendor-state-of-gstin': ['GST नंबर राज्य {state} का है', 'GST क्रमांक राज्य {state} चा आहे'],
  'vendor-pan-of-gstin': ['GST नंबर PAN {pan} का है', 'GST क्रमांक PAN {pan} चा आहे'],
});
