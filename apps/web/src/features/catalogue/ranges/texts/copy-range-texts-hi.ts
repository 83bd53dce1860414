/** What is taken over from other rules in Hindi. */
export const copyRangeTextsHi = {
  copyTitle: 'नियम ड्राफ़्ट में कॉपी करें',
  parameter: 'पैरामीटर',
  parameterHint: 'कोड या नाम की शुरुआत; लागू नियमों के लिए यही पैरामीटर',
  whoseRules: 'किसके नियम',
  everyCondition: 'हर शर्त, यहाँ के सब नियमों की जगह',
  oneCondition: '{condition}, यहाँ {into} के नियमों की जगह',
  copy: 'ले लें',
  copied: {
    one: '{code} से {count} नियम लिया गया; Ctrl Z वापस लेता है',
    other: '{code} से {count} नियम लिए गए; Ctrl Z वापस लेता है',
  },
  takenOver: { one: '{count} नियम लिया जाएगा', other: '{count} नियम लिए जाएँगे' },
  chooseFirst: 'पहले पैरामीटर चुनें',
  noRules: '{code} में लेने योग्य नियम नहीं हैं',
  otherKind: '{code} का परिणाम दूसरे प्रकार का है',
  otherUnit: '{code} {theirs} में है, यह पैरामीटर {ours} में: उसकी सीमाओं का अर्थ कुछ और होगा',
  noUnit: 'बिना इकाई',
  preview: 'लिए जाने वाले नियम',
};
