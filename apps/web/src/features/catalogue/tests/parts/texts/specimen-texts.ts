import { defineTexts } from '../../../../../kernel/text/define-texts.ts';

/** What a test asks of its specimen. */
export const specimenTexts = defineTexts({
  specimen: ['Tube and specimen', 'ट्यूब और नमूना', 'ट्यूब आणि नमुना'],
  tube: ['Tube', 'ट्यूब', 'ट्यूब'],
  notChosen: ['not chosen', 'चुनी नहीं गई', 'निवडलेली नाही'],
  draws: ['{volume} mL drawn, {usable} mL to measure from', '{volume} mL लिया जाता है, मापने के लिए {usable} mL', '{volume} mL घेतले जाते, मोजण्यासाठी {usable} mL'],
  leastVolume: ['Least specimen in µL', 'कम से कम नमूना µL में', 'कमीत कमी नमुना µL मध्ये'],
  refuseIf: ['Refuse if', 'कब अस्वीकार करें', 'केव्हा नाकारावा'],
  storage: ['Keeps at', 'किस तापमान पर टिकता है', 'कोणत्या तापमानाला टिकतो'],
  ambient: ['18 to 25 °C', '18 से 25 °C', '18 ते 25 °C'],
  cool: ['2 to 8 °C', '2 से 8 °C', '2 ते 8 °C'],
  frozen: ['-20 °C', '-20 °C', '-20 °C'],
  asTube: ['as its tube', 'ट्यूब जैसा', 'ट्यूबप्रमाणे'],
  keeps: ['For how many hours', 'कितने घंटे', 'किती तास'],
  other: ['Also fits, {number}', 'यह भी चलेगी, {number}', 'हीसुद्धा चालेल, {number}'],
  addOther: ['Also fits', 'यह भी चलेगी', 'हीसुद्धा चालेल'],
  removeOther: ['Remove {name}', '{name} हटाएँ', '{name} काढा'],
  notNumber: ['Enter a number', 'संख्या लिखें', 'संख्या लिहा'],
});
