import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of what follows from a request for approval. */
export const impactTexts = defineTexts({
  impact: ['Impact', 'असर', 'परिणाम'],
  nothingDue: ['Nothing is due on the bill any more', 'बिल पर अब कुछ बकाया नहीं', 'बिलावर आता काहीही बाकी नाही'],
  requester: {
    one: [
      '{name}, this month: ₹{before} becomes ₹{after}, the first request',
      '{name}, इस महीने: ₹{before} से ₹{after}, पहला अनुरोध',
      '{name}, या महिन्यात: ₹{before} वरून ₹{after}, पहिली विनंती',
    ],
    other: [
      '{name}, this month: ₹{before} becomes ₹{after}, {count} requests',
      '{name}, इस महीने: ₹{before} से ₹{after}, {count} अनुरोध',
      '{name}, या महिन्यात: ₹{before} वरून ₹{after}, {count} विनंत्या',
    ],
  },
  patient: {
    one: [
      '{count} was approved for this patient in 90 days, ₹{amount}',
      'इस मरीज़ के लिए 90 दिनों में {count} स्वीकृत, ₹{amount}',
      'या रुग्णासाठी 90 दिवसांत {count} मंजूर, ₹{amount}',
    ],
    other: [
      '{count} were approved for this patient in 90 days, ₹{amount}',
      'इस मरीज़ के लिए 90 दिनों में {count} स्वीकृत, ₹{amount}',
      'या रुग्णासाठी 90 दिवसांत {count} मंजूर, ₹{amount}',
    ],
  },
});
