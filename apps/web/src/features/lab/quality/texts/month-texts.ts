import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of what the controls did in a month. */
export const monthTexts = defineTexts({
  view: ['Month', 'महीना', 'महिना'],
  month: ['Month', 'महीना', 'महिना'],
  machine: ['Machine', 'मशीन', 'मशीन'],
  control: ['Control', 'कंट्रोल', 'कंट्रोल'],
  lot: ['Lot', 'लॉट', 'लॉट'],
  points: ['Points', 'पॉइंट', 'पॉइंट'],
  counted: ['{counted} of {points}', '{points} में से {counted}', '{points} पैकी {counted}'],
  set: ['Set mean, SD', 'तय औसत, SD', 'ठरवलेली सरासरी, SD'],
  mean: ['Mean', 'औसत', 'सरासरी'],
  sd: ['SD', 'SD', 'SD'],
  cv: ['CV %', 'CV %', 'CV %'],
  bias: ['Bias %', 'बायस %', 'बायस %'],
  sigma: ['Sigma', 'सिग्मा', 'सिग्मा'],
  warnings: ['Warnings', 'चेतावनी', 'इशारे'],
  rejects: ['Rules broken', 'नियम टूटे', 'नियम मोडले'],
  none: ['No control was run in this month', 'इस महीने कोई कंट्रोल नहीं चला', 'या महिन्यात कंट्रोल चालवले नाही'],
  noneText: ['Choose another month.', 'दूसरा महीना चुनें।', 'दुसरा महिना निवडा.'],
  print: ['Print month', 'महीना प्रिंट करें', 'महिना प्रिंट करा'],
});
