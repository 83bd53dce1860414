/** The view with which one begins in Marathi. */
export const startViewTextsMr = {
  title: 'पहिली स्क्रीन',
  label: 'येथून सुरू करा',
  help: 'साइन-इननंतर, तुमची भूमिका ती उघडू शकत असेल तर.',
  ofLab: 'लॅबने ठेवल्याप्रमाणे',
  patients: 'रुग्णांची यादी',
  hospital: 'रुग्णालय माहिती प्रणाली',
  appointments: 'अपॉइंटमेंट',
  dashboard: 'डॅशबोर्ड',
  customerCare: 'ग्राहक सेवा',
  samples: 'नमुना व्यवस्थापन',
  inventory: 'साठा',
  nearest: '{view} ची स्क्रीन अजून नाही. तुम्ही {standing} पासून सुरू करता.',
};
