/** Refusals of what happens to machines, in Hindi. */
export const machineRefusalTextsHi = {
  'machine-step-senseless':
    '{machine} {condition} है: अभी "{step}" का मतलब नहीं बनता। देखें मशीन कैसी है, या पहले जो हुआ वह दर्ज करें',
  'machine-event-future': '{at} अभी आया नहीं। वह समय दें जब यह हुआ',
  'machine-event-before': '{machine} का {at} का बाद वाला काम पहले से दर्ज है। जो हुआ वह क्रम से दर्ज होता है',
  'result-not-final':
    '{test}: {parameter} {value} शुरुआती (preliminary) है। मशीन के अंतिम रिज़ल्ट का इंतज़ार करें, या रिज़ल्ट खुद भरें',
  'machine-care-other': '{care} {machine} का {kind} है। जो बाकी था वह चुनें, या उसके बिना दर्ज करें',
  'machine-care-ended': '{machine} का {care} अब नहीं किया जाता। इसे फिर से तय करें',
};
