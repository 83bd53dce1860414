/** The dialog that pays bills from credit notes, in Marathi. */
export const settleTextsMr = {
  settleTitle: '{number} मधून बिले भरा',
  settleBillTitle: '{labNo} क्रेडिट नोटमधून भरा',
  settleDo: '₹ {amount} भरा',
  settleDone: '₹ {amount} क्रेडिट वापरले',
  settleNone: 'येथे भरण्यासारखे काही नाही',
  settlePaid: 'भरले',
  settleMost: 'जास्तीत जास्त ₹ {amount}',
  settleOver: '{wanted} हे {left} पेक्षा जास्त आहे',
  settleLeft: 'नंतर उरेल',
  amountWrong: 'पूर्ण रुपये लिहा',
};
