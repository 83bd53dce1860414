import type { Language } from '../enumerations/bills.ts';

/** Fixed words of the smart report; `{0}`, `{1}` are places of values. */
const EN = {
  explains: 'Smart report · Explains laboratory report {0}',
  sampleOf: '{0} · Lab ID {1} · sample of {2}',
  title: 'Your results, in plain words',
  of: 'of {0}',
  inRange: 'in the healthy range',
  allInRange: 'all in range',
  outside: 'outside the range',
  ring: 'The pale ring is the healthy range. Marks outside it are high, marks inside it are low.',
  first: 'What to look at first',
  low: 'low',
  high: 'high',
  veryLow: 'very low: see your doctor today',
  veryHigh: 'very high: see your doctor today',
  criticalText:
    'This value needs your doctor today. If nobody has spoken with you about it, call the laboratory now.',
  healthy: 'healthy',
  nothingFirst: 'There is nothing here that needs to come first. Please show the report to your doctor.',
  moved: 'How your results have moved',
  band: 'The grey band is the healthy range. A dot lies inside it, a diamond outside.',
  questions: 'Questions to take to your doctor',
  noTrend: 'There is no earlier result of these tests to compare with.',
  foot: 'This page helps you understand; it is not a diagnosis. The laboratory report is the valid document. Please talk to your doctor.',
  page: 'Page {0} of {1}',
  others: 'Also outside the range',
  abnormal: 'not as expected',
  provisional: 'This explains a provisional report. Some results are still to come.',
};

export type SmartWords = Readonly<Record<keyof typeof EN, string>>;

const HI: SmartWords = {
  explains: 'स्मार्ट रिपोर्ट · प्रयोगशाला रिपोर्ट {0} की व्याख्या',
  sampleOf: '{0} · लैब आईडी {1} · नमूना {2}',
  title: 'आपके परिणाम, सरल शब्दों में',
  of: '{0} में से',
  inRange: 'सामान्य सीमा में',
  allInRange: 'सब ठीक',
  outside: 'सीमा से बाहर',
  ring: 'हल्का घेरा सामान्य सीमा है। बाहर के चिह्न अधिक हैं, भीतर के चिह्न कम हैं।',
  first: 'सबसे पहले किस पर ध्यान दें',
  low: 'कम',
  high: 'अधिक',
  veryLow: 'बहुत कम · आज ही चिकित्सक से मिलें',
  veryHigh: 'बहुत अधिक · आज ही चिकित्सक से मिलें',
  criticalText:
    'इस मान के लिए आज ही चिकित्सक से मिलना ज़रूरी है। किसी ने आपसे बात न की हो तो अभी प्रयोगशाला को फ़ोन करें।',
  healthy: 'सामान्य',
  nothingFirst: 'यहाँ ऐसा कुछ नहीं है जिस पर पहले ध्यान देना हो। कृपया रिपोर्ट चिकित्सक को दिखाएँ।',
  moved: 'परिणाम कैसे बदले',
  band: 'धूसर पट्टी सामान्य सीमा है। बिंदु उसके भीतर, हीरा बाहर।',
  questions: 'चिकित्सक से पूछने के प्रश्न',
  noTrend: 'तुलना के लिए इन जाँचों का पहले का कोई परिणाम नहीं है।',
  foot: 'यह पृष्ठ समझने के लिए है, निदान नहीं। मान्य दस्तावेज़ प्रयोगशाला रिपोर्ट ही है। अपने चिकित्सक से सलाह लें।',
  page: 'पृष्ठ {0} / {1}',
  others: 'सीमा से बाहर के अन्य परिणाम',
  abnormal: 'असामान्य',
  provisional: 'यह अनंतिम रिपोर्ट की व्याख्या है। कुछ परिणाम अभी आने बाकी हैं।',
};

const MR: SmartWords = {
  explains: 'स्मार्ट रिपोर्ट · प्रयोगशाळा अहवाल {0} चे स्पष्टीकरण',
  sampleOf: '{0} · लॅब आयडी {1} · नमुना {2}',
  title: 'तुमचे निकाल, सोप्या शब्दांत',
  of: '{0} पैकी',
  inRange: 'सामान्य मर्यादेत',
  allInRange: 'सर्व ठीक',
  outside: 'मर्यादेबाहेर',
  ring: 'फिकट वर्तुळ ही सामान्य मर्यादा. बाहेरच्या खुणा जास्त, आतल्या खुणा कमी.',
  first: 'आधी कशाकडे लक्ष द्यावे',
  low: 'कमी',
  high: 'जास्त',
  veryLow: 'खूप कमी · आजच डॉक्टरांना भेटा',
  veryHigh: 'खूप जास्त · आजच डॉक्टरांना भेटा',
  criticalText: 'या मूल्यासाठी आजच डॉक्टरांना भेटणे आवश्यक आहे. कोणी तुमच्याशी बोलले नसेल तर आत्ताच प्रयोगशाळेला फोन करा.',
  healthy: 'सामान्य',
  nothingFirst: 'आधी लक्ष द्यावे असे इथे काही नाही. कृपया अहवाल डॉक्टरांना दाखवा.',
  moved: 'निकाल कसे बदलले',
  band: 'करडी पट्टी ही सामान्य मर्यादा. ठिपका आत, हिरा बाहेर.',
  questions: 'डॉक्टरांना विचारायचे प्रश्न',
  noTrend: 'तुलनेसाठी या तपासण्यांचा आधीचा निकाल नाही.',
  foot: 'हे पान समजण्यासाठी आहे, निदान नाही. प्रयोगशाळा अहवाल हाच वैध दस्तऐवज आहे. डॉक्टरांचा सल्ला घ्या.',
  page: 'पान {0} / {1}',
  others: 'मर्यादेबाहेरचे इतर निकाल',
  abnormal: 'असामान्य',
  provisional: 'हे तात्पुरत्या अहवालाचे स्पष्टीकरण आहे. काही निकाल अजून यायचे आहेत.',
};

const ALL: Readonly<Record<Language, SmartWords>> = { en: EN, hi: HI, mr: MR };

/** Fixed words of the smart report in a language. */
export function smartWords(language: Language): SmartWords {
  return ALL[language];
}
