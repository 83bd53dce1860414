import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** What somebody says of fasting, pregnancy and size when a tube is drawn. */
export const circumstancesTexts = defineTexts({
  ask: ['Fasting, pregnancy, size', 'उपवास, गर्भावस्था, कद', 'उपवास, गरोदरपण, उंची'],
  title: ['Fasting, pregnancy, size', 'उपवास, गर्भावस्था, कद और वज़न', 'उपवास, गरोदरपण, उंची आणि वजन'],
  help: [
    'Reference intervals and formulas go by it. What is left open is not assumed.',
    'संदर्भ सीमाएँ और हिसाब इसी से होते हैं। जो खाली है वह माना नहीं जाता।',
    'संदर्भ मर्यादा आणि हिशोब यावरून होतात. जे रिकामे आहे ते गृहीत धरत नाही.',
  ],
  save: ['Save', 'सहेजें', 'जतन करा'],
  hours: ['Hours since the last meal', 'पिछले भोजन से घंटे', 'शेवटच्या जेवणापासून तास'],
  hoursHint: ['empty when nobody asked; 8 or more is fasting', 'पूछा न हो तो खाली; 8 या अधिक उपवास है', 'विचारले नसेल तर रिकामे; 8 किंवा जास्त म्हणजे उपाशी'],
  hoursWrong: ['Enter whole hours, 0 to 72', 'पूरे घंटे लिखें, 0 से 72', 'पूर्ण तास लिहा, 0 ते 72'],
  height: ['Height, cm', 'कद, cm', 'उंची, cm'],
  weight: ['Weight, kg', 'वज़न, kg', 'वजन, kg'],
  heightMissing: ['Height is missing: {names}', 'कद नहीं लिखा: {names}', 'उंची लिहिलेली नाही: {names}'],
  weightMissing: ['Weight is missing: {names}', 'वज़न नहीं लिखा: {names}', 'वजन लिहिलेले नाही: {names}'],
  birthWeeks: ['Born at, weeks', 'जन्म, हफ़्ते', 'जन्म, आठवडे'],
  heightWrong: ['Enter cm, 20 to 250', 'cm लिखें, 20 से 250', 'cm लिहा, 20 ते 250'],
  weightWrong: ['Enter kg, 0.3 to 400', 'kg लिखें, 0.3 से 400', 'kg लिहा, 0.3 ते 400'],
  birthWeeksWrong: ['Enter whole weeks, 20 to 44', 'पूरे हफ़्ते लिखें, 20 से 44', 'पूर्ण आठवडे लिहा, 20 ते 44'],
  pregnancy: ['Pregnant', 'गर्भवती', 'गरोदर'],
  no: ['no, or not asked', 'नहीं, या पूछा नहीं', 'नाही, किंवा विचारले नाही'],
  byPeriod: ['yes, by the last period', 'हाँ, पिछली माहवारी से', 'हो, शेवटच्या पाळीवरून'],
  trimester1: ['yes, 1st trimester', 'हाँ, पहली तिमाही', 'हो, पहिली तिमाही'],
  trimester2: ['yes, 2nd trimester', 'हाँ, दूसरी तिमाही', 'हो, दुसरी तिमाही'],
  trimester3: ['yes, 3rd trimester', 'हाँ, तीसरी तिमाही', 'हो, तिसरी तिमाही'],
  lastPeriod: ['First day of the last period', 'पिछली माहवारी का पहला दिन', 'शेवटच्या पाळीचा पहिला दिवस'],
  periodMissing: ['Enter the day, or choose a trimester', 'दिन लिखें, या तिमाही चुनें', 'दिवस लिहा, किंवा तिमाही निवडा'],
  saved: ['Noted', 'लिख लिया', 'नोंदवले'],
  anew: {
    one: ['{count} test is held against another interval', '{count} टेस्ट अब दूसरी सीमा से देखा गया', '{count} टेस्ट आता दुसऱ्या मर्यादेने पाहिली'],
    other: ['{count} tests are held against another interval', '{count} टेस्ट अब दूसरी सीमा से देखे गए', '{count} टेस्ट आता दुसऱ्या मर्यादेने पाहिल्या'],
  },
  kept: ['Checked or held, so as before: {tests}', 'जाँचे या रोके हुए, इसलिए पहले जैसे: {tests}', 'तपासलेल्या किंवा थांबवलेल्या, म्हणून पूर्वीप्रमाणे: {tests}'],
});
