/** The states of payouts in Hindi. */
export const payoutStateTextsHi = {
  'payout.made': 'मंज़ूरी के इंतज़ार में',
  'payout.approved': 'मंज़ूर',
  'payout.paid': 'भुगतान हुआ',
  'payout.rejected': 'नामंज़ूर',
};
