/** Sentences that values propose for the report, in Marathi. */
export const commentTextsMr = {
  proposed: '{parameter} {value}, रिपोर्टमध्ये लिहायचे?',
  language: '{parameter} च्या वाक्याची भाषा',
  en: 'इंग्रजी',
  hi: 'हिंदी',
  mr: 'मराठी',
  accept: 'जोडा',
  dismiss: 'सोडा',
};
