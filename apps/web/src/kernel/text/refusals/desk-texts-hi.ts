/** What a form says itself before it sends, in Hindi. */
export const deskTextsHi = {
  'test-twice': '{test} बिल पर दो बार है',
  'consent-missing': '{test} के लिए मरीज़ की सहमति चाहिए',
  'discount-reason-missing': 'यह लैब हर छूट का कारण माँगती है',
  'upi-reference-missing': 'यह लैब हर UPI भुगतान का संदर्भ माँगती है',
  'payment-over-due': 'पेमेंट {due} के बकाया से {over} ज़्यादा हैं',
  'write-off-over-due': '{amount} बकाया {due} से ज़्यादा है',
  'coupon-not-for-tests': 'कूपन {coupon} इन टेस्ट पर कुछ नहीं देता',
  'coupon-under-minimum': 'कूपन {coupon} के लिए कम से कम {amount} का बिल चाहिए',
};
