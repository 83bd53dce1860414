/** Paying the account of an agency in Marathi. */
export const accountPaymentTextsMr = {
  due: 'इनव्हॉइसवर ₹ {due} बाकी, त्यातील ₹ {overdue} ची तारीख उलटली आहे.',
  ahead: '₹ {amount} आगाऊ भरले आहेत.',
  pay: 'ऑनलाइन भरा',
  waitsFirst: 'एका पेमेंटची वाट पाहिली जात आहे. त्याच्या लिंकने भरा, किंवा ते रद्द करा',
  title: 'लॅबला ऑनलाइन पैसे भरा',
  begin: 'पेमेंट लिंक तयार करा',
  amount: 'रक्कम ₹',
  amountWrong: 'किमान ₹ 1 रक्कम लिहा',
  over: '₹ {amount} आगाऊ होतील',
  waiting: '₹ {amount} {until} पर्यंत भरता येतील:',
  open: 'पेमेंट पेज उघडा',
  check: 'आता पाहा',
  giveUp: 'रद्द करा',
  paid: '{at} ला सुरू केलेले ₹ {amount} चे मागचे पेमेंट आले',
  held: '{at} ला मागितलेल्या ₹ {amount} पेक्षा वेगळी रक्कम आली. लॅब त्याचा निर्णय घेईल',
  failed: '{at} ला सुरू केलेले ₹ {amount} चे पेमेंट आले नाही: {why}',
};
