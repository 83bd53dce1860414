/** Sentences that values propose for the report, in Hindi. */
export const commentTextsHi = {
  proposed: '{parameter} {value}, रिपोर्ट में लिखें?',
  language: '{parameter} के वाक्य की भाषा',
  en: 'अंग्रेज़ी',
  hi: 'हिंदी',
  mr: 'मराठी',
  accept: 'जोड़ें',
  dismiss: 'छोड़ें',
};
