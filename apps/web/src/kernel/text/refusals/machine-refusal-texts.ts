import { defineTranslations } from '../define-texts.ts';
/** Refusals of what happens to machines. */
export const machineRefusalTexts = defineTranslations({
  'machine-step-senseless': [
    '{machine} {condition} है: अभी "{step}" का मतलब नहीं बनता। देखें मशीन कैसी है, या पहले जो हुआ वह दर्ज करें',
    '{machine} {condition} आहे: आता "{step}" ला अर्थ नाही. मशीन कशी आहे ते पाहा, किंवा आधी जे झाले ते नोंदवा',
  ],
  'machine-event-future': ['{at} अभी आया नहीं। वह समय दें जब यह हुआ', '{at} अजून आले नाही. हे जेव्हा झाले ती वेळ द्या'],
  'machine-event-before': [
    '{machine} का {at} का बाद वाला काम पहले से दर्ज है। जो हुआ वह क्रम से दर्ज होता है',
    '{machine} चे {at} चे नंतरचे काम आधीच नोंदवले आहे. जे झाले ते क्रमाने नोंदवले जाते',
  ],
  'result-not-final': [
    '{test}: {parameter} {value} शुरुआती (preliminary) है। मशीन के अंतिम रिज़ल्ट का इंतज़ार करें, या रिज़ल्ट खुद भरें',
    '{test}: {parameter} {value} प्राथमिक (preliminary) आहे. मशीनच्या अंतिम रिझल्टची वाट पाहा, किंवा रिझल्ट स्वतः भरा',
  ],
  'machine-care-other': [
    '{care} {machine} का {kind} है। जो बाकी था वह चुनें, या उसके बिना दर्ज करें',
    '{care} हे {machine} चे {kind} आहे. जे बाकी होते ते निवडा, किंवा त्याशिवाय नोंदवा',
  ],
  'machine-care-ended': ['{machine} का {care} अब नहीं किया जाता। इसे फिर से तय करें', '{machine} चे {care} आता केले जात नाही. ते पुन्हा ठरवा'],
});
