/** Refusals of money between places, in Hindi. */
export const settlementRefusalTextsHi = {
  'lab-payment-same-place': 'पैसा दो जगहों के बीच जाता है। दूसरी जगह चुनें',
  'lab-payment-over-day':
    '{amount}, {day} के बाकी {left} से ज़्यादा है जो इस जगह ने नहीं सौंपा। ज़्यादा से ज़्यादा उतना लिखें',
  'lab-payment-elsewhere': 'यह {place} में काम करने वाला करता है। पहले उस जगह पर जाएँ',
  'lab-payment-own-part': 'आपने इसका एक कदम पहले लिया है ({part}); यह कोई दूसरा करे',
  'lab-payment-each-other':
    '{name} ने {days} दिनों में आपका पैसा मंज़ूर किया है। दो लोग एक दूसरे को मंज़ूर नहीं करते: कोई तीसरा करे',
} as const;
