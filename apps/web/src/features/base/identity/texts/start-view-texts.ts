import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the view with which one begins. */
export const startViewTexts = defineTexts({
  title: ['First screen', 'पहली स्क्रीन', 'पहिली स्क्रीन'],
  label: ['Begin with', 'यहाँ से शुरू करें', 'येथून सुरू करा'],
  help: ['After sign-in, where your role may open it.', 'साइन-इन के बाद, अगर आपकी भूमिका उसे खोल सकती है।', 'साइन-इननंतर, तुमची भूमिका ती उघडू शकत असेल तर.'],
  ofLab: ['as the lab has it', 'जैसा लैब ने रखा है', 'लॅबने ठेवल्याप्रमाणे'],
  patients: ['Patients list/home', 'मरीज़ों की सूची', 'रुग्णांची यादी'],
  hospital: ['hospital information system view', 'अस्पताल सूचना प्रणाली', 'रुग्णालय माहिती प्रणाली'],
  appointments: ['appointments', 'अपॉइंटमेंट', 'अपॉइंटमेंट'],
  dashboard: ['dashboard', 'डैशबोर्ड', 'डॅशबोर्ड'],
  customerCare: ['customer care', 'ग्राहक सेवा', 'ग्राहक सेवा'],
  samples: ['sample management', 'सैंपल प्रबंधन', 'नमुना व्यवस्थापन'],
  inventory: ['inventory', 'स्टॉक', 'साठा'],
  nearest: [
    'There is no screen for {view} yet. You begin with {standing}.',
    '{view} की स्क्रीन अभी नहीं है। आप {standing} से शुरू करते हैं।',
    '{view} ची स्क्रीन अजून नाही. तुम्ही {standing} पासून सुरू करता.',
  ],
});
