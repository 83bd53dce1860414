import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** What is taken over from the rules of another parameter. */
export const copyRangeTexts = defineTexts({
  copyTitle: ['Copy rules into the draft', 'नियम ड्राफ़्ट में कॉपी करें', 'नियम मसुद्यात कॉपी करा'],
  parameter: ['Parameter', 'पैरामीटर', 'पॅरामीटर'],
  parameterHint: [
    'Code or the start of a name; the parameter itself for its rules in use',
    'कोड या नाम की शुरुआत; लागू नियमों के लिए यही पैरामीटर',
    'कोड किंवा नावाची सुरुवात; वापरातील नियमांसाठी हाच पॅरामीटर',
  ],
  whoseRules: ['Whose rules', 'किसके नियम', 'कोणाचे नियम'],
  everyCondition: ['every condition, in place of all rules here', 'हर शर्त, यहाँ के सब नियमों की जगह', 'प्रत्येक अट, येथील सर्व नियमांच्या जागी'],
  oneCondition: ['{condition}, in place of the rules here for {into}', '{condition}, यहाँ {into} के नियमों की जगह', '{condition}, येथील {into} च्या नियमांच्या जागी'],
  copy: ['Take over', 'ले लें', 'घ्या'],
  copied: {
    one: [
      '{count} rule taken over from {code}; Ctrl Z takes it back',
      '{code} से {count} नियम लिया गया; Ctrl Z वापस लेता है',
      '{code} मधून {count} नियम घेतला; Ctrl Z मागे घेते',
    ],
    other: [
      '{count} rules taken over from {code}; Ctrl Z takes them back',
      '{code} से {count} नियम लिए गए; Ctrl Z वापस लेता है',
      '{code} मधून {count} नियम घेतले; Ctrl Z मागे घेते',
    ],
  },
  takenOver: {
    one: ['{count} rule is taken over', '{count} नियम लिया जाएगा', '{count} नियम घेतला जाईल'],
    other: ['{count} rules are taken over', '{count} नियम लिए जाएँगे', '{count} नियम घेतले जातील'],
  },
  chooseFirst: ['Choose a parameter first', 'पहले पैरामीटर चुनें', 'आधी पॅरामीटर निवडा'],
  noRules: ['{code} has no rules to take over', '{code} में लेने योग्य नियम नहीं हैं', '{code} मध्ये घेण्यासारखे नियम नाहीत'],
  otherKind: ['{code} is of another kind of result', '{code} का परिणाम दूसरे प्रकार का है', '{code} चा निकाल दुसऱ्या प्रकारचा आहे'],
  otherUnit: [
    '{code} is in {theirs}, this parameter in {ours}: its limits would mean something else',
    '{code} {theirs} में है, यह पैरामीटर {ours} में: उसकी सीमाओं का अर्थ कुछ और होगा',
    '{code} {theirs} मध्ये आहे, हा पॅरामीटर {ours} मध्ये: त्याच्या मर्यादांचा अर्थ वेगळा होईल',
  ],
  noUnit: ['no unit', 'बिना इकाई', 'एकक नाही'],
  preview: ['Rules that are taken over', 'लिए जाने वाले नियम', 'घेतले जाणारे नियम'],
});
