/** A blood group that is not the person's last one, in Hindi. */
export const groupTextsHi = {
  differs: '{parameter} {value}, {labNo} के {former} से अलग है।',
  help: 'नाम और ट्यूब मिलाएँ, नई ट्यूब से ग्रुप दोबारा करें। वही आए तो ऑथराइज़ करने वाला कारण लिखे।',
  explain: 'कारण लिखें',
  title: 'अलग ब्लड ग्रुप',
  finding: 'क्या निकला',
  rechecked: 'नई ट्यूब से दोबारा किया, यही आया',
  formerWrong: 'पहले वाला ग़लत था',
  save: 'कारण सहेजें',
  explained: 'कारण सहेजा: {parameter} {value} अब भर और चेक कर सकते हैं',
};
