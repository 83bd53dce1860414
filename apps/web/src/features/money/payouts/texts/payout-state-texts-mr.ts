/** The states of payouts in Marathi. */
export const payoutStateTextsMr = {
  'payout.made': 'मंजुरीच्या प्रतीक्षेत',
  'payout.approved': 'मंजूर',
  'payout.paid': 'पैसे दिले',
  'payout.rejected': 'नामंजूर',
};
