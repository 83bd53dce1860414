import { defineTexts } from '../../../../../kernel/text/define-texts.ts';

/** A blood group that is not the person's last one. */
export const groupTexts = defineTexts({
  differs: [
    '{parameter} {value} differs from {former} of {labNo}.',
    '{parameter} {value}, {labNo} के {former} से अलग है।',
    '{parameter} {value}, {labNo} च्या {former} पेक्षा वेगळा आहे.',
  ],
  help: [
    'Check name and tube, and group a fresh tube. If it stays, whoever may authorise says why.',
    'नाम और ट्यूब मिलाएँ, नई ट्यूब से ग्रुप दोबारा करें। वही आए तो ऑथराइज़ करने वाला कारण लिखे।',
    'नाव आणि ट्यूब तपासा, नव्या ट्यूबने ग्रुप पुन्हा करा. तोच आला तर ऑथराइझ करणारा कारण लिहील.',
  ],
  explain: ['Say why', 'कारण लिखें', 'कारण लिहा'],
  title: ['A different blood group', 'अलग ब्लड ग्रुप', 'वेगळा ब्लड ग्रुप'],
  finding: ['What was found', 'क्या निकला', 'काय आढळले'],
  rechecked: ['A fresh tube was grouped and it stands', 'नई ट्यूब से दोबारा किया, यही आया', 'नव्या ट्यूबने पुन्हा केला, तोच आला'],
  formerWrong: ['The earlier one was wrong', 'पहले वाला ग़लत था', 'आधीचा चुकीचा होता'],
  save: ['Keep reason', 'कारण सहेजें', 'कारण जतन करा'],
  explained: [
    'Reason kept: {parameter} {value} can be entered and checked',
    'कारण सहेजा: {parameter} {value} अब भर और चेक कर सकते हैं',
    'कारण जतन झाले: {parameter} {value} आता भरता आणि चेक करता येईल',
  ],
});
