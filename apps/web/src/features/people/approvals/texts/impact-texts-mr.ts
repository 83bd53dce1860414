/** What follows from a request for approval, in Marathi. */
export const impactTextsMr = {
  impact: 'परिणाम',
  nothingDue: 'बिलावर आता काहीही बाकी नाही',
  requester: {
    one: '{name}, या महिन्यात: ₹{before} वरून ₹{after}, पहिली विनंती',
    other: '{name}, या महिन्यात: ₹{before} वरून ₹{after}, {count} विनंत्या',
  },
  patient: {
    one: 'या रुग्णासाठी 90 दिवसांत {count} मंजूर, ₹{amount}',
    other: 'या रुग्णासाठी 90 दिवसांत {count} मंजूर, ₹{amount}',
  },
} as const;
