/** What a form says itself before it sends, in Marathi. */
export const deskTextsMr = {
  'test-twice': '{test} बिलावर दोनदा आहे',
  'consent-missing': '{test} साठी रुग्णाची संमती हवी',
  'discount-reason-missing': 'ही लॅब प्रत्येक सवलतीचे कारण विचारते',
  'upi-reference-missing': 'ही लॅब प्रत्येक UPI पेमेंटचा संदर्भ विचारते',
  'payment-over-due': 'पेमेंट {due} च्या थकबाकीपेक्षा {over} जास्त आहेत',
  'write-off-over-due': '{amount} ही बाकी {due} पेक्षा जास्त आहे',
  'coupon-not-for-tests': 'कूपन {coupon} या टेस्टवर काही देत नाही',
  'coupon-under-minimum': 'कूपन {coupon} साठी किमान {amount} चे बिल हवे',
};
