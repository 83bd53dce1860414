/** What the modules are called in Marathi. */
export const moduleTextsMr = {
  patients: 'रुग्ण',
  bills: 'बिले',
  payments: 'पेमेंट',
  finance: 'लेजर आणि बंद दिवस',
  approvals: 'मंजुरी आणि त्यांचे नियम',
  samples: 'कलेक्शन आणि ॲक्सेशन',
  results: 'रिझल्ट',
  authorise: 'चेक आणि ऑथराइज',
  quality: 'क्वालिटी कंट्रोल',
  reports: 'रिलीज, प्रिंट आणि डिस्पॅच',
  catalog: 'टेस्ट आणि किंमती',
  masters: 'डॉक्टर, एजन्सी, जागा',
  roles: 'भूमिका आणि मॉड्यूल',
  users: 'युजर',
  labs: 'लॅब, फर्म, स्विच',
  audit: 'ऑडिट',
};
