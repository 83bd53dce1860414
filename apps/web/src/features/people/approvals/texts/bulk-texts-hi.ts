/** Deciding several requests at once in Hindi. */
export const bulkTextsHi = {
  panel: 'चुने हुए अनुरोध',
  title: { one: '{count} अनुरोध', other: '{count} अनुरोध' },
  sum: 'कुल ₹{amount}',
  help: 'हर एक को वही उत्तर मिलता है, एक के बाद एक। जो न हो सके वह बाकी को वैसा ही रहने देता है।',
  noteHint: 'हर एक के साथ लिखा जाता है। स्वीकृति के लिए वैकल्पिक, अस्वीकार के लिए ज़रूरी',
  approve: 'सब स्वीकृत करें',
  reject: 'सब अस्वीकार करें',
  left: { one: '{count} का निर्णय बाकी है', other: '{count} का निर्णय बाकी है' },
  outcomes: 'हर एक का क्या हुआ',
  done: 'निर्णय हो गया',
  stayed: 'निर्णय नहीं हुआ',
  close: 'एक अनुरोध पर लौटें',
} as const;
