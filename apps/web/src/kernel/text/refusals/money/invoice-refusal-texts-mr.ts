/** Refusals of the invoices of agencies, in Marathi. */
export const invoiceRefusalTextsMr = {
  'invoice-period-open':
    '{from} ते {to} हे दिवस अजून संपले नाहीत: शेवटच्या दिवशीही टेस्ट तपासली जाऊ शकते. हे इन्व्हॉइस दुसऱ्या दिवसापासून करा',
  'invoice-cut-already':
    '{agency} चे इन्व्हॉइस {to} पर्यंत आधीच झाले आहे. उशिरा आलेले पुढच्या इन्व्हॉइसमध्ये जाईल, किंवा आत्ता पूरक इन्व्हॉइसमध्ये',
  'invoice-none-before': '{agency} चे अजून एकही इन्व्हॉइस नाही. आधी मागच्या कालावधीचे करा',
  'invoice-nothing': '{from} ते {to} मध्ये {agency} चे काहीही इन्व्हॉइस करायचे नाही',
  'invoice-carried':
    '{from} ते {to} मध्ये {agency} ला आकारण्यापेक्षा जास्त परत मिळते: {total}. हे पुढच्या इन्व्हॉइसमध्ये जाईल',
  'invoice-sent-already': '{number} पाठवले आहे. त्याऐवजी क्रेडिट नोटने रद्द करा',
  'invoice-not-sent': '{number} पाठवलेले नाही: त्याऐवजी ते काढून टाका',
  'invoice-canceled-already': '{number} रद्द करणारी क्रेडिट नोट आधीच आहे',
  'invoice-run-going': 'या चक्राची इन्व्हॉइस आत्ता होत आहेत. ते पूर्ण होईपर्यंत थांबा',
  'invoice-not-due': 'यापैकी एका इन्व्हॉइसचे काही बाकी नाही. बाकी पुन्हा लोड करा',
  'beyond-invoice': '{number} चे {due} बाकी आहे. त्यापेक्षा जास्त निवडू नका',
  'allocated-beyond-money': '{asked} भरायचे आहे आणि {left} आहे. कमी निवडा, किंवा आणखी पैसे घ्या',
  'nothing-unallocated': '{agency} कडे अजून कोणत्याही इन्व्हॉइसला न लावलेले पैसे किंवा क्रेडिट नोट नाही',
  'no-invoice-due': '{agency} चे कोणतेही इन्व्हॉइस बाकी नाही. तिने दिलेले तिच्या खात्यावर राहते',
  'allocation-ended-already': 'हे आधीच परत घेतले आहे',
  'allocation-cancels': 'ही क्रेडिट नोट इन्व्हॉइस रद्द करते आणि त्याच्यासोबत राहते',
};
