/** Paying the account of an agency in Hindi. */
export const accountPaymentTextsHi = {
  due: 'इनवॉइस पर ₹ {due} बकाया, उसमें ₹ {overdue} की तारीख़ निकल चुकी है।',
  ahead: '₹ {amount} अग्रिम दिया है।',
  pay: 'ऑनलाइन भुगतान करें',
  waitsFirst: 'एक भुगतान का इंतज़ार है। उसके लिंक से भुगतान करें, या उसे रद्द करें',
  title: 'लैब को ऑनलाइन भुगतान',
  begin: 'भुगतान लिंक बनाएँ',
  amount: 'रकम ₹',
  amountWrong: 'कम से कम ₹ 1 की रकम लिखें',
  over: '₹ {amount} अग्रिम होगा',
  waiting: '₹ {amount} का भुगतान {until} तक हो सकता है:',
  open: 'भुगतान पेज खोलें',
  check: 'अभी देखें',
  giveUp: 'रद्द करें',
  paid: '{at} को शुरू किया ₹ {amount} का पिछला भुगतान आ गया',
  held: '{at} को माँगे गए ₹ {amount} से अलग रकम आई। लैब इसका फ़ैसला करेगी',
  failed: '{at} को शुरू किया ₹ {amount} का भुगतान नहीं आया: {why}',
};
