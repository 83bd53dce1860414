/** Refusals of the smart report, in Marathi. */
export const smartRefusalTextsMr = {
  'smart-not-released': '{labNo} चा अहवाल अजून दिलेला नाही. आधी द्या, मग समजावून सांगा',
  'smart-nothing-to-show': '{labNo} च्या अहवालात स्मार्ट रिपोर्टसाठी कोणतेही मूल्य नाही. अहवालच द्या',
  'smart-report-replaced': '{labNo} च्या अहवालाची नवी आवृत्ती आली आहे. स्मार्ट रिपोर्ट पुन्हा करा',
  'smart-rule-changed': 'नियम {rule} चे शब्द बदलले आहेत. पुन्हा वाचा, मग मान्य करा',
  'smart-rule-standing': 'नियम {rule} आधीच {label} आहे',
  'smart-link-ended': 'ही लिंक संपली आहे किंवा मागे घेतली आहे. नवी करा',
};
