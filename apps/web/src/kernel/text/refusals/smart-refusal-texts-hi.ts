/** Refusals of the smart report, in Hindi. */
export const smartRefusalTextsHi = {
  'smart-not-released': '{labNo} की रिपोर्ट अभी जारी नहीं हुई। पहले जारी करें, फिर समझाएँ',
  'smart-nothing-to-show': '{labNo} की रिपोर्ट में स्मार्ट रिपोर्ट के लिए कोई मान नहीं है। रिपोर्ट ही दें',
  'smart-report-replaced': '{labNo} की रिपोर्ट का नया संस्करण आ गया है। स्मार्ट रिपोर्ट फिर से बनाएँ',
  'smart-rule-changed': 'नियम {rule} के शब्द बदल गए हैं। फिर से पढ़ें, फिर मंज़ूर करें',
  'smart-rule-standing': 'नियम {rule} पहले से {label} है',
  'smart-link-ended': 'यह लिंक समाप्त हो चुका है या वापस लिया गया है। नया बनाएँ',
};
