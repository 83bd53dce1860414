/** What of a vendor's invoice does not agree with its order, in Hindi. */
export const matchFaultTextsHi = {
  'over-received': 'ऑर्डर से ज़्यादा आया',
  'over-invoiced': 'आए से ज़्यादा बिल',
  'rate-differs': 'रेट अलग',
  'tax-differs': 'GST अलग',
};
