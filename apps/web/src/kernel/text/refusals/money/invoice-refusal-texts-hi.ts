/** Refusals of the invoices of agencies, in Hindi. */
export const invoiceRefusalTextsHi = {
  'invoice-period-open':
    '{from} से {to} तक के दिन अभी पूरे नहीं हुए: आखिरी दिन भी जाँच हो सकती है। यह इनवॉइस अगले दिन से बनाएँ',
  'invoice-cut-already':
    '{agency} का इनवॉइस {to} तक पहले ही बन चुका है। देर से आया काम अगले इनवॉइस में जाएगा, या अभी पूरक इनवॉइस में',
  'invoice-none-before': '{agency} का अभी कोई इनवॉइस नहीं है। पहले उसकी पिछली अवधि का बनाएँ',
  'invoice-nothing': '{from} से {to} तक {agency} का कुछ भी इनवॉइस में नहीं जाता',
  'invoice-carried': '{from} से {to} तक {agency} को शुल्क से ज़्यादा वापस मिलता है: {total}। यह अगले इनवॉइस में जाएगा',
  'invoice-sent-already': '{number} भेजा जा चुका है। इसके बजाय क्रेडिट नोट से रद्द करें',
  'invoice-not-sent': '{number} भेजा नहीं गया: इसके बजाय इसे हटा दें',
  'invoice-canceled-already': '{number} को रद्द करने वाला क्रेडिट नोट पहले से है',
  'invoice-run-going': 'इस चक्र के इनवॉइस अभी बन रहे हैं। उसके पूरा होने तक रुकें',
  'invoice-not-due': 'इनमें से एक इनवॉइस में कुछ बाकी नहीं है। बाकी फिर से लोड करें',
  'beyond-invoice': '{number} में {due} बाकी है। इससे ज़्यादा न चुनें',
  'allocated-beyond-money': '{asked} चुकाना है और {left} है। कम चुनें, या और पैसे लें',
  'nothing-unallocated': '{agency} के पास ऐसे पैसे या क्रेडिट नोट नहीं हैं जो अभी किसी इनवॉइस में न लगे हों',
  'no-invoice-due': '{agency} का कोई इनवॉइस बाकी नहीं है। उसने जो दिया वह उसके खाते में रहता है',
  'allocation-ended-already': 'यह पहले ही वापस लिया जा चुका है',
  'allocation-cancels': 'यह क्रेडिट नोट इनवॉइस को रद्द करता है और उसी के साथ रहता है',
};
