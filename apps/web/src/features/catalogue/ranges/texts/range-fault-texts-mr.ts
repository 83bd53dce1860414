/** Faults of a rule by itself in Marathi. */
export const rangeFaultTextsMr = {
  lowAboveHigh: 'खालची मर्यादा वरच्यापेक्षा जास्त',
  actionLowInside: 'कृतीची खालची मर्यादा अंतराच्या आत',
  actionHighInside: 'कृतीची वरची मर्यादा अंतराच्या आत',
  actionLowAboveHigh: 'कृतीची खालची मर्यादा वरच्यापेक्षा जास्त',
  criticalLowInside: 'क्रिटिकल खालची मर्यादा अंतराच्या आत',
  criticalHighInside: 'क्रिटिकल वरची मर्यादा अंतराच्या आत',
  criticalLowInsideAction: 'क्रिटिकल खालची मर्यादा कृतीच्या मर्यादांच्या आत',
  criticalHighInsideAction: 'क्रिटिकल वरची मर्यादा कृतीच्या मर्यादांच्या आत',
  criticalLowAboveHigh: 'क्रिटिकल खालची मर्यादा वरच्यापेक्षा जास्त',
  implausible: 'मर्यादा शक्य मर्यादांच्या बाहेर',
  endsOnFirstDay: 'पहिल्याच दिवशी संपते',
  wordsNeedText: 'शब्दांत: मर्यादा नको, मजकूर द्या',
  bandsLeaveOut: 'बँड एखादे मूल्य सोडतात किंवा दोनदा घेतात',
  bandWithoutExtent: 'बँड {band} मध्ये मूल्य नाही',
  tooManyDecimals: '{limit} हे {decimals} दशांशांत छापता येत नाही',
};
