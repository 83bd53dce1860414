/** What a test asks of its specimen, in Marathi. */
export const specimenTextsMr = {
  specimen: 'ट्यूब आणि नमुना',
  tube: 'ट्यूब',
  notChosen: 'निवडलेली नाही',
  draws: '{volume} mL घेतले जाते, मोजण्यासाठी {usable} mL',
  leastVolume: 'कमीत कमी नमुना µL मध्ये',
  refuseIf: 'केव्हा नाकारावा',
  storage: 'कोणत्या तापमानाला टिकतो',
  ambient: '18 ते 25 °C',
  cool: '2 ते 8 °C',
  frozen: '-20 °C',
  asTube: 'ट्यूबप्रमाणे',
  keeps: 'किती तास',
  other: 'हीसुद्धा चालेल, {number}',
  addOther: 'हीसुद्धा चालेल',
  removeOther: '{name} काढा',
  notNumber: 'संख्या लिहा',
};
