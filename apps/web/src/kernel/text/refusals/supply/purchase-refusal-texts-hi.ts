/** Refusals of vendors, contracts and what is bought, in Hindi. */
export const purchaseRefusalTextsHi = {
  'vendor-without-address': '{vendor} का कोई मुख्य पता नहीं है। पहले एक पता जोड़ें: ऑर्डर वहीं जाते हैं',
  'vendor-waits': '{vendor} मंज़ूरी के इंतज़ार में है। जो मंज़ूर करेगा वही उसे चालू करेगा',
  'vendor-not-active': '{vendor} की स्थिति {label} है। ऑर्डर और कॉन्ट्रैक्ट चालू वेंडरों के लिए हैं',
  'contract-ends-first': 'कॉन्ट्रैक्ट {to} को, शुरू होने से पहले ख़त्म होता है। बाद का आख़िरी दिन चुनें',
  'contract-over': '{number} {to} को ख़त्म हो चुका है। आगे के दिनों के लिए नया कॉन्ट्रैक्ट बनाएँ',
  'contract-empty': '{number} में कोई आइटम नहीं है। पहले उसके रेट डालें',
  'contract-item-twice': '{item} दो बार है। उसके रेट एक बार, स्लैब के रूप में दें',
  'contract-slabs-wrong': '{item}: हर मात्रा का एक रेट होता है, और ज़्यादा मात्रा का रेट ज़्यादा नहीं होता',
  'contract-overlaps': '{item} के रेट इसी वेंडर के {number} में {from} से {to} तक हैं। उसे रद्द करें, या दूसरे दिन चुनें',
};
