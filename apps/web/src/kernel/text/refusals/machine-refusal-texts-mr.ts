/** Refusals of what happens to machines, in Marathi. */
export const machineRefusalTextsMr = {
  'machine-step-senseless':
    '{machine} {condition} आहे: आता "{step}" ला अर्थ नाही. मशीन कशी आहे ते पाहा, किंवा आधी जे झाले ते नोंदवा',
  'machine-event-future': '{at} अजून आले नाही. हे जेव्हा झाले ती वेळ द्या',
  'machine-event-before': '{machine} चे {at} चे नंतरचे काम आधीच नोंदवले आहे. जे झाले ते क्रमाने नोंदवले जाते',
  'result-not-final':
    '{test}: {parameter} {value} प्राथमिक (preliminary) आहे. मशीनच्या अंतिम रिझल्टची वाट पाहा, किंवा रिझल्ट स्वतः भरा',
  'machine-care-other': '{care} हे {machine} चे {kind} आहे. जे बाकी होते ते निवडा, किंवा त्याशिवाय नोंदवा',
  'machine-care-ended': '{machine} चे {care} आता केले जात नाही. ते नव्याने ठरवा',
};
