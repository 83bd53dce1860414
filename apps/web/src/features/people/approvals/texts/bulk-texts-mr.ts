/** Deciding several requests at once in Marathi. */
export const bulkTextsMr = {
  panel: 'निवडलेल्या विनंत्या',
  title: { one: '{count} विनंती', other: '{count} विनंत्या' },
  sum: 'एकूण ₹{amount}',
  help: 'प्रत्येकीला तेच उत्तर मिळते, एकीनंतर एक. जी होऊ शकत नाही ती बाकीच्यांना तसेच ठेवते.',
  noteHint: 'प्रत्येकीसोबत लिहिले जाते. मंजुरीसाठी ऐच्छिक, नाकारण्यासाठी आवश्यक',
  approve: 'सर्व मंजूर करा',
  reject: 'सर्व नाकारा',
  left: { one: '{count} चा निर्णय बाकी आहे', other: '{count} चा निर्णय बाकी आहे' },
  outcomes: 'प्रत्येकीचे काय झाले',
  done: 'निर्णय झाला',
  stayed: 'निर्णय झाला नाही',
  close: 'एका विनंतीकडे परत',
} as const;
