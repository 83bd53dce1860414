import { defineTranslations } from '../define-texts.ts';
/** Refusals of the smart report. */
export const smartRefusalTexts = defineTranslations({
  'smart-not-released': ['{labNo} की रिपोर्ट अभी जारी नहीं हुई। पहले जारी करें, फिर समझाएँ', '{labNo} चा अहवाल अजून दिलेला नाही. आधी द्या, मग समजावून सांगा'],
  'smart-nothing-to-show': [
    '{labNo} की रिपोर्ट में स्मार्ट रिपोर्ट के लिए कोई मान नहीं है। रिपोर्ट ही दें',
    '{labNo} च्या अहवालात स्मार्ट रिपोर्टसाठी कोणतेही मूल्य नाही. अहवालच द्या',
  ],
  'smart-report-replaced': ['{labNo} की रिपोर्ट का नया संस्करण आ गया है। स्मार्ट रिपोर्ट फिर से बनाएँ', '{labNo} च्या अहवालाची नवी आवृत्ती आली आहे. स्मार्ट रिपोर्ट पुन्हा करा'],
  'smart-rule-changed': ['नियम {rule} के शब्द बदल गए हैं। फिर से पढ़ें, फिर मंज़ूर करें', 'नियम {rule} चे शब्द बदलले आहेत. पुन्हा वाचा, मग मान्य करा'],
  'smart-rule-standing': ['नियम {rule} पहले से {label} है', 'नियम {rule} आधीच {label} आहे'],
  'smart-link-ended': ['यह लिंक समाप्त हो चुका है या वापस लिया गया है। नया बनाएँ', 'ही लिंक संपली आहे किंवा मागे घेतली आहे. नवी करा'],
});
