/** The states of rate contracts in Marathi. */
export const contractStateTextsMr = {
  'rateContract.active': 'चालू',
  'rateContract.draft': 'ड्राफ्ट',
  'rateContract.queue': 'रांगेत',
  'rateContract.pending': 'प्रलंबित',
  'rateContract.expired': 'मुदत संपली',
  'rateContract.cancelled': 'रद्द',
};
