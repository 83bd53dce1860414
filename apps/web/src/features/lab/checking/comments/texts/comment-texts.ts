import { defineTexts } from '../../../../../kernel/text/define-texts.ts';

/** Sentences that values propose for the report. */
export const commentTexts = defineTexts({
  proposed: ['{parameter} {value}, for the report?', '{parameter} {value}, रिपोर्ट में लिखें?', '{parameter} {value}, रिपोर्टमध्ये लिहायचे?'],
  language: ['Language of the sentence for {parameter}', '{parameter} के वाक्य की भाषा', '{parameter} च्या वाक्याची भाषा'],
  en: ['English', 'अंग्रेज़ी', 'इंग्रजी'],
  hi: ['Hindi', 'हिंदी', 'हिंदी'],
  mr: ['Marathi', 'मराठी', 'मराठी'],
  accept: ['Add', 'जोड़ें', 'जोडा'],
  dismiss: ['Leave out', 'छोड़ें', 'सोडा'],
});
