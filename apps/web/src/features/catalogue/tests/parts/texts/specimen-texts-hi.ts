/** What a test asks of its specimen, in Hindi. */
export const specimenTextsHi = {
  specimen: 'ट्यूब और नमूना',
  tube: 'ट्यूब',
  notChosen: 'चुनी नहीं गई',
  draws: '{volume} mL लिया जाता है, मापने के लिए {usable} mL',
  leastVolume: 'कम से कम नमूना µL में',
  refuseIf: 'कब अस्वीकार करें',
  storage: 'किस तापमान पर टिकता है',
  ambient: '18 से 25 °C',
  cool: '2 से 8 °C',
  frozen: '-20 °C',
  asTube: 'ट्यूब जैसा',
  keeps: 'कितने घंटे',
  other: 'यह भी चलेगी, {number}',
  addOther: 'यह भी चलेगी',
  removeOther: '{name} हटाएँ',
  notNumber: 'संख्या लिखें',
};
