/** Refusals of money between places, in Marathi. */
export const settlementRefusalTextsMr = {
  'lab-payment-same-place': 'पैसे दोन ठिकाणांमध्ये जातात. दुसरे ठिकाण निवडा',
  'lab-payment-over-day': '{amount} हे {day} च्या न दिलेल्या {left} पेक्षा जास्त आहे. जास्तीत जास्त तेवढे लिहा',
  'lab-payment-elsewhere': 'हे {place} येथे काम करणारा करतो. आधी त्या ठिकाणी जा',
  'lab-payment-own-part': 'याची एक पायरी आपण आधी केली आहे ({part}); ही दुसऱ्याने करावी',
  'lab-payment-each-other':
    '{name} यांनी {days} दिवसांत आपले पैसे मंजूर केले. दोघे एकमेकांना मंजुरी देत नाहीत: तिसऱ्याने द्यावी',
} as const;
