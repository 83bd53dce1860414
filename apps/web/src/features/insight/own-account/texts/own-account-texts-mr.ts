/** Words of the page of an agency, in Marathi. */
export const ownAccountTextsMr = {
  title: 'आमचे खाते',
  account: 'खाते',
  visits: 'रुग्ण आणि अहवाल',
  statement: 'बाकी आणि पैसे',
  dues: { one: '1 बिलावर ₹{amount} बाकी', other: '{count} बिलांवर ₹{amount} बाकी' },
};
