/** The view with which one begins in Hindi. */
export const startViewTextsHi = {
  title: 'पहली स्क्रीन',
  label: 'यहाँ से शुरू करें',
  help: 'साइन-इन के बाद, अगर आपकी भूमिका उसे खोल सकती है।',
  ofLab: 'जैसा लैब ने रखा है',
  patients: 'मरीज़ों की सूची',
  hospital: 'अस्पताल सूचना प्रणाली',
  appointments: 'अपॉइंटमेंट',
  dashboard: 'डैशबोर्ड',
  customerCare: 'ग्राहक सेवा',
  samples: 'सैंपल प्रबंधन',
  inventory: 'स्टॉक',
  nearest: '{view} की स्क्रीन अभी नहीं है। आप {standing} से शुरू करते हैं।',
};
