import { defineTexts } from '../../text/define-texts.ts';

/** Words of the keys that lists and grids share. */
export const viewTexts = defineTexts({
  views: ['Saved views', 'सहेजे व्यू', 'जतन केलेले व्ह्यू'],
  savedView: ['saved view', 'सहेजा व्यू', 'जतन केलेला व्ह्यू'],
  lists: ['Lists', 'सूचियाँ', 'याद्या'],
  nextPrevious: ['next, previous', 'अगला, पिछला', 'पुढे, मागे'],
  previous: ['previous', 'पिछला', 'मागे'],
  open: ['open', 'खोलें', 'उघडा'],
  select: ['select', 'चुनें', 'निवडा'],
  selectAll: ['all in filter', 'फ़िल्टर के सब', 'फिल्टरमधील सर्व'],
  filter: ['filter', 'फ़िल्टर', 'फिल्टर'],
  grids: ['Grids', 'ग्रिड', 'ग्रिड'],
  move: ['move', 'चलें', 'हला'],
  rowEnds: ['first, last cell', 'पहला, आख़िरी खाना', 'पहिला, शेवटचा रकाना'],
  gridEnds: ['first, last row', 'पहली, आख़िरी पंक्ति', 'पहिली, शेवटची ओळ'],
  edit: ['edit', 'बदलें', 'बदला'],
  commit: ['keep, go down', 'रखें, नीचे जाएँ', 'ठेवा, खाली जा'],
  commitUp: ['keep, go up', 'रखें, ऊपर जाएँ', 'ठेवा, वर जा'],
  restore: ['restore', 'पहले जैसा', 'होते तसे'],
  warningAnswer: ['Enter keeps it, Backspace changes it.', 'Enter से यही रहेगा, Backspace से बदलें।', 'Enter ने हेच राहील, Backspace ने बदला.'],
  warningStrayed: ['What you typed since was not taken.', 'इसके बाद लिखा हुआ नहीं लिया गया।', 'यानंतर लिहिलेले घेतले नाही.'],
});
