import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of deciding several requests at once. */
export const bulkTexts = defineTexts({
  panel: ['The picked requests', 'चुने हुए अनुरोध', 'निवडलेल्या विनंत्या'],
  title: {
    one: ['{count} request', '{count} अनुरोध', '{count} विनंती'],
    other: ['{count} requests', '{count} अनुरोध', '{count} विनंत्या'],
  },
  sum: ['₹{amount} in all', 'कुल ₹{amount}', 'एकूण ₹{amount}'],
  help: [
    'The same answer is given to each, one after the other. One that is refused leaves the others as they are.',
    'हर एक को वही उत्तर मिलता है, एक के बाद एक। जो न हो सके वह बाकी को वैसा ही रहने देता है।',
    'प्रत्येकीला तेच उत्तर मिळते, एकीनंतर एक. जी होऊ शकत नाही ती बाकीच्यांना तसेच ठेवते.',
  ],
  noteHint: [
    'Stands with each of them. Optional for approve, needed for reject',
    'हर एक के साथ लिखा जाता है। स्वीकृति के लिए वैकल्पिक, अस्वीकार के लिए ज़रूरी',
    'प्रत्येकीसोबत लिहिले जाते. मंजुरीसाठी ऐच्छिक, नाकारण्यासाठी आवश्यक',
  ],
  approve: ['Approve all', 'सब स्वीकृत करें', 'सर्व मंजूर करा'],
  reject: ['Reject all', 'सब अस्वीकार करें', 'सर्व नाकारा'],
  left: {
    one: ['{count} is still to be decided', '{count} का निर्णय बाकी है', '{count} चा निर्णय बाकी आहे'],
    other: ['{count} are still to be decided', '{count} का निर्णय बाकी है', '{count} चा निर्णय बाकी आहे'],
  },
  outcomes: ['What became of each', 'हर एक का क्या हुआ', 'प्रत्येकीचे काय झाले'],
  done: ['Decided', 'निर्णय हो गया', 'निर्णय झाला'],
  stayed: ['not decided', 'निर्णय नहीं हुआ', 'निर्णय झाला नाही'],
  close: ['Back to one request', 'एक अनुरोध पर लौटें', 'एका विनंतीकडे परत'],
});
