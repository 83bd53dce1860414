/** What the modules are called in Hindi. */
export const moduleTextsHi = {
  patients: 'मरीज़',
  bills: 'बिल',
  payments: 'पेमेंट',
  finance: 'लेजर और बंद दिन',
  approvals: 'मंज़ूरियाँ और उनके नियम',
  samples: 'कलेक्शन और एक्सेशन',
  results: 'रिज़ल्ट',
  authorise: 'चेक और ऑथराइज़',
  quality: 'क्वालिटी कंट्रोल',
  reports: 'रिलीज़, प्रिंट और डिस्पैच',
  catalog: 'टेस्ट और कीमतें',
  masters: 'डॉक्टर, एजेंसी, जगहें',
  roles: 'भूमिका और मॉड्यूल',
  users: 'यूज़र',
  labs: 'लैब, फ़र्म, स्विच',
  audit: 'ऑडिट',
};
