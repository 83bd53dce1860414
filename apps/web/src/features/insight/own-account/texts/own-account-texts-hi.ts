/** Words of the page of an agency, in Hindi. */
export const ownAccountTextsHi = {
  title: 'हमारा खाता',
  account: 'खाता',
  visits: 'मरीज़ और रिपोर्ट',
  statement: 'बकाया और भुगतान',
  dues: { one: '1 बिल पर ₹{amount} बकाया', other: '{count} बिलों पर ₹{amount} बकाया' },
};
