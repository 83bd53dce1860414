import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of paying the account of an agency through the gateway. */
export const accountPaymentTexts = defineTexts({
  due: [
    '₹ {due} due on invoices, ₹ {overdue} of it over due.',
    'इनवॉइस पर ₹ {due} बकाया, उसमें ₹ {overdue} की तारीख़ निकल चुकी है।',
    'इनव्हॉइसवर ₹ {due} बाकी, त्यातील ₹ {overdue} ची तारीख उलटली आहे.',
  ],
  ahead: ['₹ {amount} is paid ahead.', '₹ {amount} अग्रिम दिया है।', '₹ {amount} आगाऊ भरले आहेत.'],
  pay: ['Pay online', 'ऑनलाइन भुगतान करें', 'ऑनलाइन भरा'],
  waitsFirst: [
    'A payment is being waited for. Pay by its link, or cancel it',
    'एक भुगतान का इंतज़ार है। उसके लिंक से भुगतान करें, या उसे रद्द करें',
    'एका पेमेंटची वाट पाहिली जात आहे. त्याच्या लिंकने भरा, किंवा ते रद्द करा',
  ],
  title: ['Pay the lab online', 'लैब को ऑनलाइन भुगतान', 'लॅबला ऑनलाइन पैसे भरा'],
  begin: ['Make a payment link', 'भुगतान लिंक बनाएँ', 'पेमेंट लिंक तयार करा'],
  amount: ['Amount ₹', 'रकम ₹', 'रक्कम ₹'],
  amountWrong: ['Type an amount of at least ₹ 1', 'कम से कम ₹ 1 की रकम लिखें', 'किमान ₹ 1 रक्कम लिहा'],
  over: ['₹ {amount} is paid ahead', '₹ {amount} अग्रिम होगा', '₹ {amount} आगाऊ होतील'],
  waiting: ['₹ {amount} can be paid until {until}:', '₹ {amount} का भुगतान {until} तक हो सकता है:', '₹ {amount} {until} पर्यंत भरता येतील:'],
  open: ['Open the payment page', 'भुगतान पेज खोलें', 'पेमेंट पेज उघडा'],
  check: ['Look now', 'अभी देखें', 'आता पाहा'],
  giveUp: ['Cancel', 'रद्द करें', 'रद्द करा'],
  paid: ['The last payment of ₹ {amount}, begun {at}, has come', '{at} को शुरू किया ₹ {amount} का पिछला भुगतान आ गया', '{at} ला सुरू केलेले ₹ {amount} चे मागचे पेमेंट आले'],
  held: [
    'Another sum than ₹ {amount}, asked for {at}, came. The lab decides about it',
    '{at} को माँगे गए ₹ {amount} से अलग रकम आई। लैब इसका फ़ैसला करेगी',
    '{at} ला मागितलेल्या ₹ {amount} पेक्षा वेगळी रक्कम आली. लॅब त्याचा निर्णय घेईल',
  ],
  failed: [
    'The payment of ₹ {amount}, begun {at}, did not come: {why}',
    '{at} को शुरू किया ₹ {amount} का भुगतान नहीं आया: {why}',
    '{at} ला सुरू केलेले ₹ {amount} चे पेमेंट आले नाही: {why}',
  ],
});
