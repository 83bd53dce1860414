/** Refusals of money between places, in Hindi. */
export const settlementRefusalTextsHi = {
  'lab-payment-not-banked': 'यह नकद अपनी ही जगह पर है। पहले स्लिप नंबर के साथ बैंक में जमा करें',
  'lab-payment-same-place': 'पैसा दो जगहों के बीच जाता है। दूसरी जगह चुनें',
  'lab-payment-over-day':
    '{amount}, {day} के बाकी {left} से ज़्यादा है जो इस जगह ने नहीं सौंपा। ज़्यादा से ज़्यादा उतना लिखें',
  'lab-payment-elsewhere': 'यह {place} में काम करने वाला करता है। पहले उस जगह पर जाएँ',
  'lab-payment-own-part': 'आपने इसका एक कदम पहले लिया है ({part}); यह कोई दूसरा करे',
  'lab-payment-each-other':
    '{name} ने {days} दिनों में आपका पैसा मंज़ूर किया है। दो लोग एक दूसरे को मंज़ूर नहीं करते: कोई तीसरा करे',
  'settlement-nothing': '{day} का {mode} इस जगह पर बाकी नहीं: किसी बैच में है, या कुछ आया नहीं। दूसरा दिन चुनें',
  'settlement-handed-over': '{day} का {mode} दूसरी जगह को सौंपा जा चुका है। पहले उसे नामंज़ूर करें, या वहीं से निपटाएँ',
  'settlement-comes-to-nothing': 'वापसी के बाद इस बैच में {amount} बचता है। बैंक के लिए निपटाने को कुछ नहीं',
  'settlement-asked-for': 'यह बैच माँगा जा चुका है और ऐसा ही रहेगा। बैंक जो दे उससे निपटाएँ',
  'settlement-nothing-left': 'इनके बिना बैच में {amount} बचता है। बैच तोड़ें, या दूसरी पंक्तियाँ निकालें',
  'settlement-bank-paid-other': 'बैंक के स्टेटमेंट में {amount} है। वही लिखें, या पहले मिलान वापस लें',
  'bank-account-taken': 'लैब में इस नंबर का खाता पहले से है',
  'bank-columns-unknown': '{name}: खाते में बताएँ कि इन कॉलम में से किसमें क्या है: {titles}',
  'bank-file-cells': '{name}: {count} खाने पढ़े नहीं गए। ठीक करें, या बैंक से फ़ाइल फिर माँगें',
  'bank-file-other-account': '{name} खाते {account} की है। वह खाता चुनें',
  'bank-line-matched': '{name} पहले बता चुके हैं कि यह पंक्ति क्या है: {document}। पहले उसे वापस लें',
  'bank-money-matched': 'यह पैसा किसी दूसरी पंक्ति से मिलाया जा चुका है। सूची फिर देखें',
  'bank-money-not-expected': 'यह पैसा बैंक में अपेक्षित नहीं: मिलाया जा चुका है, वापस लिया गया या है ही नहीं। दूसरा चुनें',
  'bank-amount-differs': '{document} {expected} है, यह पंक्ति {found}। बराबर रकम ही मिलाई जाती है',
  'bank-match-undone': 'यह पहले ही वापस लिया जा चुका है',
  'bank-match-archived': 'यह आर्काइव हो चुका है: अब कुछ नहीं बदलता',
  'bank-line-goes-out': 'यह पैसा गया है। एजेंसी से केवल आया हुआ पैसा लिया जाता है',
} as const;
