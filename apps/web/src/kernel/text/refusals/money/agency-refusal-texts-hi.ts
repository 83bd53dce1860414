/** Refusals of the accounts of agencies, in Hindi. */
export const agencyRefusalTextsHi = {
  'agency-beyond-limit':
    '{agency} के पास {available} उपलब्ध है और यह {amount} का है। पहले उससे पैसे लें, उसकी सीमा बढ़ाएँ, या मरीज़ से लें',
  'agency-stopped':
    '{agency} के पास {available} उपलब्ध है: भुगतान से पहले उसके खाते पर और कुछ नहीं लिया जाता। यह बिल मरीज़ दे सकता है',
  'own-account-beyond-limit':
    'आपके खाते में {available} उपलब्ध है और इसमें {amount} लगेंगे। पहले भुगतान करें, या लैब से सीमा बढ़वाएँ',
  'own-account-stopped': 'आपके खाते में {available} उपलब्ध है: भुगतान होने तक इस पर कुछ और ऑर्डर नहीं होगा',
  'agency-limit-used':
    '{agency} प्रीपेड है और अपनी सीमा का {used} उपयोग कर चुकी है। पहले उससे पैसे लें, या इससे कम सीमा न चुनें',
  'agency-name-near':
    '“{typed}” एजेंसी {agency} ({code}) से मिलता-जुलता है। सूची से एजेंसी चुनें, या कोई और हो तो लिखा हुआ रखें',
  'agency-pays-cash': '{agency} का खाता नहीं है: उसके मरीज़ काउंटर पर देते हैं। पहले एजेंसी में उसका भुगतान प्रकार बदलें',
  'agency-pays-rest': 'एजेंसी बिल का सारा बाकी देती है, जो {rest} है',
  'agency-suspended': 'आपकी एजेंसी भुगतान तक निलंबित है। उसका खाता और इनवॉइस फिर भी दिखते हैं',
  'agency-payment-open': 'इस खाते के एक भुगतान का इंतज़ार पहले से है। उसके लिंक से भुगतान करें, या पहले उसे रद्द करें',
  'agency-payment-tries':
    'इस खाते के {count} भुगतान एक घंटे में पूरे नहीं हुए। एक घंटे बाद फिर कोशिश करें, या लैब को दूसरे तरीके से दें',
  'receipt-reversed-already': '{number} पहले ही वापस ली जा चुकी है',
  'receipt-is-reversal': '{number} एक रसीद वापस लेती है और खुद वापस नहीं ली जाती; पैसे फिर से दर्ज करें',
  'receipt-without-tds': '{number} में कोई कर नहीं कटा: इसे प्रमाणपत्र नहीं चाहिए',
};
