/** A parameter, in Hindi. */
export const parameterTextsHi = {
  measuredAt: 'कहाँ मापा जाता है',
  measuredHint: 'वैल्यू केवल वहीं लिखी जाती हैं',
  everywhere: 'हर स्थान पर',
  outOfUse: '{name}, बंद',
  nowhere: 'कोई चालू स्थान चुनें',
  saveShare: 'स्थान सहेजें',
  shareSaved: 'स्थान सहेजे गए',
  noRight: 'आपकी भूमिका कैटलॉग देख सकती है, बदल नहीं सकती।',
  openRanges: 'सीमाएँ',
  noUnit: 'कोई इकाई नहीं',
};
