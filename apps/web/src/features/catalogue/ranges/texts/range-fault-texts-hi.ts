/** Faults of a rule by itself in Hindi. */
export const rangeFaultTextsHi = {
  lowAboveHigh: 'निचली सीमा ऊपरी से ज़्यादा',
  actionLowInside: 'कार्रवाई की निचली सीमा अंतराल के भीतर',
  actionHighInside: 'कार्रवाई की ऊपरी सीमा अंतराल के भीतर',
  actionLowAboveHigh: 'कार्रवाई की निचली सीमा ऊपरी से ज़्यादा',
  criticalLowInside: 'क्रिटिकल निचली सीमा अंतराल के भीतर',
  criticalHighInside: 'क्रिटिकल ऊपरी सीमा अंतराल के भीतर',
  criticalLowInsideAction: 'क्रिटिकल निचली सीमा कार्रवाई की सीमाओं के भीतर',
  criticalHighInsideAction: 'क्रिटिकल ऊपरी सीमा कार्रवाई की सीमाओं के भीतर',
  criticalLowAboveHigh: 'क्रिटिकल निचली सीमा ऊपरी से ज़्यादा',
  implausible: 'सीमाएँ संभव सीमाओं से बाहर',
  endsOnFirstDay: 'पहले ही दिन ख़त्म',
  wordsNeedText: 'शब्दों में: सीमाएँ नहीं, टेक्स्ट दें',
  bandsLeaveOut: 'बैंड कोई मान छोड़ते या दो बार लेते हैं',
  bandWithoutExtent: 'बैंड {band} में कोई मान नहीं',
  tooManyDecimals: '{limit} को {decimals} दशमलव में नहीं छाप सकते',
};
