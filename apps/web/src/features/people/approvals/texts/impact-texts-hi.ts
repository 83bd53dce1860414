/** What follows from a request for approval, in Hindi. */
export const impactTextsHi = {
  impact: 'असर',
  nothingDue: 'बिल पर अब कुछ बकाया नहीं',
  requester: {
    one: '{name}, इस महीने: ₹{before} से ₹{after}, पहला अनुरोध',
    other: '{name}, इस महीने: ₹{before} से ₹{after}, {count} अनुरोध',
  },
  patient: {
    one: 'इस मरीज़ के लिए 90 दिनों में {count} स्वीकृत, ₹{amount}',
    other: 'इस मरीज़ के लिए 90 दिनों में {count} स्वीकृत, ₹{amount}',
  },
} as const;
