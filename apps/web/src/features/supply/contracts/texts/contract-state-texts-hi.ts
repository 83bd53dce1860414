/** The states of rate contracts in Hindi. */
export const contractStateTextsHi = {
  'rateContract.active': 'चालू',
  'rateContract.draft': 'ड्राफ़्ट',
  'rateContract.queue': 'कतार में',
  'rateContract.pending': 'लंबित',
  'rateContract.expired': 'समाप्त',
  'rateContract.cancelled': 'रद्द',
};
