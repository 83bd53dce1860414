/** Refusals of money between places, in Marathi. */
export const settlementRefusalTextsMr = {
  'lab-payment-same-place': 'पैसे दोन ठिकाणांमध्ये जातात. दुसरे ठिकाण निवडा',
  'lab-payment-over-day': '{amount} हे {day} च्या न दिलेल्या {left} पेक्षा जास्त आहे. जास्तीत जास्त तेवढे लिहा',
  'lab-payment-elsewhere': 'हे {place} येथे काम करणारा करतो. आधी त्या ठिकाणी जा',
  'lab-payment-own-part': 'याची एक पायरी आपण आधी केली आहे ({part}); ही दुसऱ्याने करावी',
  'lab-payment-each-other':
    '{name} यांनी {days} दिवसांत आपले पैसे मंजूर केले. दोघे एकमेकांना मंजुरी देत नाहीत: तिसऱ्याने द्यावी',
  'settlement-nothing': '{day} चे {mode} या ठिकाणी बाकी नाही: बॅचमध्ये आहे, किंवा काही आले नाही. दुसरा दिवस निवडा',
  'settlement-handed-over': '{day} चे {mode} दुसऱ्या ठिकाणी दिले आहे. आधी ते नामंजूर करा, किंवा तेथून मिटवा',
  'settlement-comes-to-nothing': 'परतीनंतर या बॅचमध्ये {amount} उरते. बँकेसाठी मिटवण्यासारखे काही नाही',
  'settlement-bank-paid-other': 'बँकेच्या विवरणात {amount} आहे. तेच लिहा, किंवा आधी जुळवणी मागे घ्या',
  'bank-account-taken': 'लॅबमध्ये या क्रमांकाचे खाते आधीच आहे',
  'bank-columns-unknown': '{name}: यांपैकी कोणत्या रकान्यात काय आहे ते खात्यात सांगा: {titles}',
  'bank-file-cells': '{name}: {count} रकाने वाचता आले नाहीत. दुरुस्त करा, किंवा बँकेकडून फाइल पुन्हा मागा',
  'bank-file-other-account': '{name} खाते {account} ची आहे. ते खाते निवडा',
  'bank-line-matched': '{name} यांनी ही ओळ काय आहे ते आधी सांगितले आहे: {document}. आधी ते मागे घ्या',
  'bank-money-matched': 'हे पैसे दुसऱ्या ओळीशी जुळवले आहेत. यादी पुन्हा पाहा',
  'bank-money-not-expected': 'हे पैसे बँकेत अपेक्षित नाहीत: जुळवले आहेत, मागे घेतले आहेत किंवा नाहीतच. दुसरे निवडा',
  'bank-amount-differs': '{document} {expected} आहे, ही ओळ {found}. समान रक्कमच जुळवली जाते',
  'bank-match-undone': 'हे आधीच मागे घेतले आहे',
  'bank-match-archived': 'हे संग्रहित झाले आहे: आता काही बदलत नाही',
  'bank-line-goes-out': 'हे पैसे गेले आहेत. एजन्सीकडून फक्त आलेले पैसे घेतले जातात',
} as const;
