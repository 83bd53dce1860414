import type { PaperText } from '../report-templates/template-content.ts';

/** A value of which parameter, lying where, is explained by which sentence. */
export interface SmartRule {
  readonly ruleId: string;
  /** Raised with every change of its words: what was approved was the former ones. */
  readonly ruleVersion: number;
  /** Code of the delivered catalogue. */
  readonly parameter: string;
  readonly lies: 'low' | 'high';
  /** What the value has to do with; never a diagnosis. */
  readonly says: PaperText;
  /** To take to the doctor. */
  readonly asks: PaperText;
}

type Words = readonly [en: string, hi: string, mr: string];

function textOf([en, hi, mr]: Words): PaperText {
  return { en, hi, mr };
}

function rule(parameter: string, lies: SmartRule['lies'], words: { says: Words; asks: Words }): SmartRule {
  return {
    ruleId: `${parameter}-${lies}`,
    ruleVersion: 1,
    parameter,
    lies,
    says: textOf(words.says),
    asks: textOf(words.asks),
  };
}

/** The delivered rules. None says anything in a lab before a pathologist has approved it there. */
export const SMART_RULES: readonly SmartRule[] = [
  rule('HB', 'low', {
    says: [
      'Haemoglobin carries oxygen in the blood. Yours is below the range; people with a low value may tire easily.',
      'हीमोग्लोबिन रक्त में ऑक्सीजन पहुँचाता है। आपका मान सीमा से कम है; कम होने पर थकान हो सकती है।',
      'हिमोग्लोबिन रक्तात ऑक्सिजन पोहोचवते. तुमचे मूल्य मर्यादेपेक्षा कमी आहे; कमी असल्यास थकवा येऊ शकतो.',
    ],
    asks: [
      'Why is my haemoglobin low, and do I need an iron test?',
      'मेरा हीमोग्लोबिन कम क्यों है, क्या आयरन की जाँच चाहिए?',
      'माझे हिमोग्लोबिन कमी का आहे, लोहाची तपासणी हवी का?',
    ],
  }),
  rule('HB', 'high', {
    says: [
      'Haemoglobin carries oxygen in the blood. Yours is above the range, which can come from little water in the body or from smoking, among other things.',
      'हीमोग्लोबिन रक्त में ऑक्सीजन पहुँचाता है। आपका मान सीमा से अधिक है; शरीर में पानी की कमी या धूम्रपान जैसे कारण हो सकते हैं।',
      'हिमोग्लोबिन रक्तात ऑक्सिजन पोहोचवते. तुमचे मूल्य मर्यादेपेक्षा जास्त आहे; शरीरात पाणी कमी असणे किंवा धूम्रपान अशी कारणे असू शकतात.',
    ],
    asks: ['Should this be tested again?', 'क्या यह जाँच दोबारा करानी चाहिए?', 'ही तपासणी पुन्हा करावी का?'],
  }),
  rule('WBC', 'high', {
    says: [
      'White cells help the body against infections. Their number is above the range; it often rises for a short time.',
      'श्वेत कोशिकाएँ संक्रमण से बचाती हैं। उनकी संख्या सीमा से अधिक है; यह अक्सर थोड़े समय के लिए बढ़ती है।',
      'पांढऱ्या पेशी संसर्गापासून बचाव करतात. त्यांची संख्या मर्यादेपेक्षा जास्त आहे; ती अनेकदा थोड्या काळासाठी वाढते.',
    ],
    asks: [
      'Could an infection or a medicine be the reason?',
      'क्या कोई संक्रमण या दवा इसका कारण हो सकती है?',
      'संसर्ग किंवा एखादे औषध याचे कारण असू शकते का?',
    ],
  }),
  rule('PLT', 'low', {
    says: [
      'Platelets help to stop bleeding. Their number is below the range.',
      'प्लेटलेट खून रोकने में मदद करते हैं। उनकी संख्या सीमा से कम है।',
      'प्लेटलेट रक्तस्राव थांबवायला मदत करतात. त्यांची संख्या मर्यादेपेक्षा कमी आहे.',
    ],
    asks: [
      'When should my platelets be counted again?',
      'प्लेटलेट की जाँच दोबारा कब करानी है?',
      'प्लेटलेटची तपासणी पुन्हा कधी करायची?',
    ],
  }),
  rule('ALT', 'high', {
    says: [
      'ALT comes out of liver cells when they are stressed. Medicines, alcohol or fat in the liver can raise it.',
      'एएलटी लिवर की कोशिकाओं से निकलता है। दवाइयाँ, शराब या लिवर में वसा से यह बढ़ सकता है।',
      'एएलटी लिव्हरच्या पेशींमधून येते. औषधे, दारू किंवा लिव्हरमधील चरबीमुळे ते वाढू शकते.',
    ],
    asks: [
      'Could a medicine that I take be the reason?',
      'क्या मेरी कोई दवा इसका कारण हो सकती है?',
      'माझे एखादे औषध याचे कारण असू शकते का?',
    ],
  }),
  rule('AST', 'high', {
    says: [
      'AST comes from the liver and from muscles. It rises when their cells are stressed.',
      'एएसटी लिवर और मांसपेशियों से आता है। उनकी कोशिकाओं पर ज़ोर पड़ने से बढ़ता है।',
      'एएसटी लिव्हर आणि स्नायूंमधून येते. त्यांच्या पेशींवर ताण आला की वाढते.',
    ],
    asks: ['Do I need further liver tests?', 'क्या लिवर की और जाँच चाहिए?', 'लिव्हरच्या आणखी तपासण्या हव्यात का?'],
  }),
  rule('BILT', 'high', {
    says: [
      'Bilirubin is the yellow colour that is left of old red cells; the liver removes it. Yours is above the range.',
      'बिलीरुबिन पुरानी लाल कोशिकाओं का पीला रंग है, जिसे लिवर निकालता है। आपका मान सीमा से अधिक है।',
      'बिलिरुबिन हा जुन्या लाल पेशींचा पिवळा रंग आहे, लिव्हर तो बाहेर टाकते. तुमचे मूल्य मर्यादेपेक्षा जास्त आहे.',
    ],
    asks: ['What should I watch for?', 'मुझे किन बातों पर ध्यान देना है?', 'मी कशावर लक्ष ठेवावे?'],
  }),
  rule('CREAT', 'high', {
    says: [
      'Creatinine is waste that the kidneys filter. Yours is above the range; it also depends on muscles, water and medicines.',
      'क्रिएटिनिन वह अपशिष्ट है जिसे किडनी छानती है। आपका मान सीमा से अधिक है; यह मांसपेशियों, पानी और दवाओं पर भी निर्भर है।',
      'क्रिएटिनिन हा किडनी गाळत असलेला टाकाऊ पदार्थ आहे. तुमचे मूल्य मर्यादेपेक्षा जास्त आहे; ते स्नायू, पाणी आणि औषधांवरही अवलंबून असते.',
    ],
    asks: [
      'How well do my kidneys filter, and when do I test again?',
      'मेरी किडनी कैसा काम कर रही है, दोबारा जाँच कब करानी है?',
      'माझी किडनी कसे काम करते आहे, पुन्हा तपासणी कधी?',
    ],
  }),
  rule('URIC', 'high', {
    says: [
      'Uric acid is left over from food and from the body’s own cells. Yours is above the range.',
      'यूरिक एसिड भोजन और शरीर की कोशिकाओं से बनता है। आपका मान सीमा से अधिक है।',
      'युरिक अॅसिड अन्न आणि शरीरातील पेशींपासून तयार होते. तुमचे मूल्य मर्यादेपेक्षा जास्त आहे.',
    ],
    asks: ['Should I change what I eat or drink?', 'क्या खाने-पीने में बदलाव करूँ?', 'खाण्यापिण्यात बदल करू का?'],
  }),
  rule('NA', 'low', {
    says: [
      'Sodium keeps the water of the body in balance. Yours is below the range.',
      'सोडियम शरीर में पानी का संतुलन रखता है। आपका मान सीमा से कम है।',
      'सोडियम शरीरातील पाण्याचे संतुलन राखते. तुमचे मूल्य मर्यादेपेक्षा कमी आहे.',
    ],
    asks: [
      'How much water and salt is right for me?',
      'मेरे लिए कितना पानी और नमक सही है?',
      'माझ्यासाठी किती पाणी आणि मीठ योग्य?',
    ],
  }),
  rule('CA', 'low', {
    says: [
      'Calcium is needed for bones and muscles. Yours is below the range.',
      'कैल्शियम हड्डियों और मांसपेशियों के लिए ज़रूरी है। आपका मान सीमा से कम है।',
      'कॅल्शियम हाडे आणि स्नायूंसाठी आवश्यक आहे. तुमचे मूल्य मर्यादेपेक्षा कमी आहे.',
    ],
    asks: [
      'Is vitamin D to be tested too?',
      'क्या विटामिन डी की भी जाँच करानी है?',
      'व्हिटॅमिन डीचीही तपासणी करायची का?',
    ],
  }),
  rule('CHOL', 'high', {
    says: [
      'Cholesterol is a fat that the body needs, but not too much of. Yours is above the desirable range.',
      'कोलेस्ट्रॉल एक वसा है जो शरीर को चाहिए, पर अधिक नहीं। आपका मान वांछित सीमा से अधिक है।',
      'कोलेस्टेरॉल ही शरीराला लागणारी चरबी आहे, पण जास्त नको. तुमचे मूल्य इष्ट मर्यादेपेक्षा जास्त आहे.',
    ],
    asks: ['What is my own target?', 'मेरा लक्ष्य कितना है?', 'माझे लक्ष्य किती आहे?'],
  }),
  rule('LDL', 'high', {
    says: [
      'LDL is the part of cholesterol that can settle in the arteries. Yours is above the desirable range.',
      'एलडीएल कोलेस्ट्रॉल का वह भाग है जो धमनियों में जम सकता है। आपका मान वांछित सीमा से अधिक है।',
      'एलडीएल हा धमन्यांमध्ये साचू शकणारा कोलेस्टेरॉलचा भाग आहे. तुमचे मूल्य इष्ट मर्यादेपेक्षा जास्त आहे.',
    ],
    asks: ['What is my own target for LDL?', 'एलडीएल का मेरा लक्ष्य कितना है?', 'एलडीएलचे माझे लक्ष्य किती?'],
  }),
  rule('TG', 'high', {
    says: [
      'Triglycerides are fats from food. They rise with sugar, fried food and alcohol, and when one has not fasted.',
      'ट्राइग्लिसराइड भोजन से आने वाली वसा है। मीठा, तला भोजन और शराब से, और बिना उपवास के, यह बढ़ता है।',
      'ट्रायग्लिसराइड ही अन्नातील चरबी आहे. गोड, तळलेले, दारू यामुळे आणि उपवास नसल्यास ती वाढते.',
    ],
    asks: [
      'Should I test again after fasting?',
      'क्या खाली पेट दोबारा जाँच कराऊँ?',
      'उपाशीपोटी पुन्हा तपासणी करू का?',
    ],
  }),
  rule('HDL', 'low', {
    says: [
      'HDL takes cholesterol away from the arteries. Yours is below the range; exercise can raise it.',
      'एचडीएल धमनियों से कोलेस्ट्रॉल हटाता है। आपका मान सीमा से कम है; व्यायाम से बढ़ सकता है।',
      'एचडीएल धमन्यांमधून कोलेस्टेरॉल काढते. तुमचे मूल्य मर्यादेपेक्षा कमी आहे; व्यायामाने वाढू शकते.',
    ],
    asks: ['Which exercise suits me?', 'मेरे लिए कौन-सा व्यायाम ठीक है?', 'माझ्यासाठी कोणता व्यायाम योग्य?'],
  }),
  rule('GLU_F', 'high', {
    says: [
      'This is the sugar in the blood after a night without food. Yours is above the range.',
      'यह रात भर खाली पेट के बाद रक्त की शुगर है। आपका मान सीमा से अधिक है।',
      'ही रात्रभर उपाशी राहिल्यानंतरची रक्तातील साखर आहे. तुमचे मूल्य मर्यादेपेक्षा जास्त आहे.',
    ],
    asks: [
      'Do I need the three-month sugar test, HbA1c?',
      'क्या HbA1c जाँच करानी है?',
      'HbA1c तपासणी करायची का?',
    ],
  }),
  rule('GLU_PP', 'high', {
    says: [
      'This is the sugar in the blood two hours after a meal. Yours is above the range.',
      'यह भोजन के दो घंटे बाद रक्त की शुगर है। आपका मान सीमा से अधिक है।',
      'ही जेवणानंतर दोन तासांची रक्तातील साखर आहे. तुमचे मूल्य मर्यादेपेक्षा जास्त आहे.',
    ],
    asks: ['What should I eat, and when?', 'क्या और कब खाना चाहिए?', 'काय आणि केव्हा खावे?'],
  }),
  rule('HBA1C', 'high', {
    says: [
      'HbA1c shows the average sugar of about three months. Yours is above the range.',
      'HbA1c लगभग तीन महीनों की औसत शुगर बताता है। आपका मान सीमा से अधिक है।',
      'HbA1c साधारण तीन महिन्यांची सरासरी साखर दाखवते. तुमचे मूल्य मर्यादेपेक्षा जास्त आहे.',
    ],
    asks: ['What is my own target for HbA1c?', 'HbA1c का मेरा लक्ष्य कितना है?', 'HbA1c चे माझे लक्ष्य किती?'],
  }),
  rule('TSH', 'high', {
    says: [
      'TSH tells the thyroid to work. It rises when the thyroid makes too little.',
      'TSH थायरॉइड को काम करने को कहता है। थायरॉइड कम बनाए तो यह बढ़ता है।',
      'TSH थायरॉइडला काम करायला सांगते. थायरॉइड कमी तयार करत असल्यास ते वाढते.',
    ],
    asks: [
      'Do I need T4, and when do I test again?',
      'क्या T4 की जाँच चाहिए, दोबारा कब?',
      'T4 तपासणी हवी का, पुन्हा कधी?',
    ],
  }),
  rule('TSH', 'low', {
    says: [
      'TSH tells the thyroid to work. It falls when there is enough thyroid hormone or more.',
      'TSH थायरॉइड को काम करने को कहता है। हार्मोन पर्याप्त या अधिक हो तो यह घटता है।',
      'TSH थायरॉइडला काम करायला सांगते. संप्रेरक पुरेसे किंवा जास्त असल्यास ते कमी होते.',
    ],
    asks: ['Is my medicine the right dose?', 'क्या मेरी दवा की मात्रा सही है?', 'माझ्या औषधाचे प्रमाण योग्य आहे का?'],
  }),
  rule('FERRITIN', 'low', {
    says: [
      'Ferritin shows how much iron the body keeps in store. Yours is below the range.',
      'फेरिटिन बताता है कि शरीर में कितना आयरन जमा है। आपका मान सीमा से कम है।',
      'फेरिटिन शरीरात किती लोह साठलेले आहे ते दाखवते. तुमचे मूल्य मर्यादेपेक्षा कमी आहे.',
    ],
    asks: ['Do I need iron tablets?', 'क्या आयरन की गोली चाहिए?', 'लोहाच्या गोळ्या हव्यात का?'],
  }),
  rule('VITD', 'low', {
    says: [
      'Vitamin D is needed for bones and muscles. Yours is below the range.',
      'विटामिन डी हड्डियों और मांसपेशियों के लिए ज़रूरी है। आपका मान सीमा से कम है।',
      'व्हिटॅमिन डी हाडे आणि स्नायूंसाठी आवश्यक आहे. तुमचे मूल्य मर्यादेपेक्षा कमी आहे.',
    ],
    asks: [
      'How much vitamin D, and for how long?',
      'विटामिन डी कितना और कब तक?',
      'व्हिटॅमिन डी किती आणि किती दिवस?',
    ],
  }),
  rule('VITB12', 'low', {
    says: [
      'Vitamin B12 is needed for nerves and blood; it is found in milk, eggs, fish and meat. Yours is below the range.',
      'विटामिन बी12 नसों और रक्त के लिए ज़रूरी है; यह दूध, अंडे, मछली और मांस में मिलता है। आपका मान सीमा से कम है।',
      'व्हिटॅमिन बी12 नसा आणि रक्तासाठी आवश्यक आहे; ते दूध, अंडी, मासे आणि मांसात असते. तुमचे मूल्य मर्यादेपेक्षा कमी आहे.',
    ],
    asks: ['Do I need B12, and in which form?', 'क्या बी12 लेना है, और कैसे?', 'बी12 घ्यायचे का, आणि कसे?'],
  }),
];

/** The delivered rule of an id; undefined for one that there is none of. */
export function smartRuleOf(ruleId: string): SmartRule | undefined {
  return SMART_RULES.find((one) => one.ruleId === ruleId);
}
