import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** What is wrong with a rule by itself, by the code of the fault. */
export const rangeFaultTexts = defineTexts({
  lowAboveHigh: ['low above high', 'निचली सीमा ऊपरी से ज़्यादा', 'खालची मर्यादा वरच्यापेक्षा जास्त'],
  actionLowInside: ['action low inside the interval', 'कार्रवाई की निचली सीमा अंतराल के भीतर', 'कृतीची खालची मर्यादा अंतराच्या आत'],
  actionHighInside: ['action high inside the interval', 'कार्रवाई की ऊपरी सीमा अंतराल के भीतर', 'कृतीची वरची मर्यादा अंतराच्या आत'],
  actionLowAboveHigh: ['action low above action high', 'कार्रवाई की निचली सीमा ऊपरी से ज़्यादा', 'कृतीची खालची मर्यादा वरच्यापेक्षा जास्त'],
  criticalLowInside: ['critical low inside the interval', 'क्रिटिकल निचली सीमा अंतराल के भीतर', 'क्रिटिकल खालची मर्यादा अंतराच्या आत'],
  criticalHighInside: ['critical high inside the interval', 'क्रिटिकल ऊपरी सीमा अंतराल के भीतर', 'क्रिटिकल वरची मर्यादा अंतराच्या आत'],
  criticalLowInsideAction: [
    'critical low inside the limits for action',
    'क्रिटिकल निचली सीमा कार्रवाई की सीमाओं के भीतर',
    'क्रिटिकल खालची मर्यादा कृतीच्या मर्यादांच्या आत',
  ],
  criticalHighInsideAction: [
    'critical high inside the limits for action',
    'क्रिटिकल ऊपरी सीमा कार्रवाई की सीमाओं के भीतर',
    'क्रिटिकल वरची मर्यादा कृतीच्या मर्यादांच्या आत',
  ],
  criticalLowAboveHigh: ['critical low above critical high', 'क्रिटिकल निचली सीमा ऊपरी से ज़्यादा', 'क्रिटिकल खालची मर्यादा वरच्यापेक्षा जास्त'],
  implausible: ['limits beyond the plausible ones', 'सीमाएँ संभव सीमाओं से बाहर', 'मर्यादा शक्य मर्यादांच्या बाहेर'],
  endsOnFirstDay: ['ends on its first day', 'पहले ही दिन ख़त्म', 'पहिल्याच दिवशी संपते'],
  wordsNeedText: ['in words: give a text and no limits', 'शब्दों में: सीमाएँ नहीं, टेक्स्ट दें', 'शब्दांत: मर्यादा नको, मजकूर द्या'],
  bandsLeaveOut: ['bands leave a value out or claim it twice', 'बैंड कोई मान छोड़ते या दो बार लेते हैं', 'बँड एखादे मूल्य सोडतात किंवा दोनदा घेतात'],
  bandWithoutExtent: ['band {band} without extent', 'बैंड {band} में कोई मान नहीं', 'बँड {band} मध्ये मूल्य नाही'],
  tooManyDecimals: [
    '{limit} cannot be printed with {decimals} decimals',
    '{limit} को {decimals} दशमलव में नहीं छाप सकते',
    '{limit} हे {decimals} दशांशांत छापता येत नाही',
  ],
});
