/** What of a vendor's invoice does not agree with its order, in Marathi. */
export const matchFaultTextsMr = {
  'over-received': 'ऑर्डरपेक्षा जास्त आले',
  'over-invoiced': 'आल्यापेक्षा जास्त बिल',
  'rate-differs': 'दर वेगळा',
  'tax-differs': 'GST वेगळा',
};
