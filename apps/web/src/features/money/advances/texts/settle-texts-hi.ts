/** The dialog that pays bills from credit notes, in Hindi. */
export const settleTextsHi = {
  settleTitle: '{number} से बिल चुकाएँ',
  settleBillTitle: '{labNo} क्रेडिट नोट से चुकाएँ',
  settleDo: '₹ {amount} चुकाएँ',
  settleDone: '₹ {amount} क्रेडिट लगा',
  settleNone: 'यहाँ चुकाने को कुछ नहीं है',
  settlePaid: 'चुकाया',
  settleMost: 'अधिकतम ₹ {amount}',
  settleOver: '{wanted} {left} से ज़्यादा है',
  settleLeft: 'बाद में बचेगा',
  amountWrong: 'पूरे रुपये लिखें',
};
