/** A blood group that is not the person's last one, in Marathi. */
export const groupTextsMr = {
  differs: '{parameter} {value}, {labNo} च्या {former} पेक्षा वेगळा आहे.',
  help: 'नाव आणि ट्यूब तपासा, नव्या ट्यूबने ग्रुप पुन्हा करा. तोच आला तर ऑथराइझ करणारा कारण लिहील.',
  explain: 'कारण लिहा',
  title: 'वेगळा ब्लड ग्रुप',
  finding: 'काय आढळले',
  rechecked: 'नव्या ट्यूबने पुन्हा केला, तोच आला',
  formerWrong: 'आधीचा चुकीचा होता',
  save: 'कारण जतन करा',
  explained: 'कारण जतन झाले: {parameter} {value} आता भरता आणि चेक करता येईल',
};
