import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the changes of roles. */
export const roleChangeTexts = defineTexts({
  list: ['Changes of roles', 'भूमिकाओं के बदलाव', 'भूमिकांचे बदल'],
  at: ['When', 'कब', 'केव्हा'],
  by: ['Who', 'किसने', 'कोणी'],
  did: ['Did', 'क्या किया', 'काय केले'],
  changed: ['What changed', 'क्या बदला', 'काय बदलले'],
  reason: ['Why', 'क्यों', 'का'],
  create: ['made it', 'बनाई', 'बनवली'],
  update: ['changed it', 'बदली', 'बदलली'],
  enable: ['took it back into use', 'फिर चालू की', 'पुन्हा सुरू केली'],
  disable: ['retired it', 'बंद की', 'बंद केली'],
  none: ['No role was changed yet', 'अभी किसी भूमिका में बदलाव नहीं', 'अजून कोणत्याही भूमिकेत बदल नाही'],
  noneText: [
    'Every right that is given or taken is listed here, with who did it and why.',
    'हर दिया या लिया अधिकार यहाँ दिखता है: किसने और क्यों।',
    'दिलेला किंवा काढलेला प्रत्येक अधिकार इथे दिसतो: कोणी आणि का.',
  ],
  hidden: ['No change fits the filters', 'फ़िल्टर से कोई बदलाव नहीं मिला', 'फिल्टरमध्ये कोणताही बदल बसत नाही'],
  hiddenText: ['By role or by module.', 'भूमिका या मॉड्यूल से।', 'भूमिका किंवा मॉड्यूलने.'],
  pane: ['Change', 'बदलाव', 'बदल'],
  pick: ['No change is picked', 'कोई बदलाव नहीं चुना', 'बदल निवडलेला नाही'],
  pickText: [
    'Pick one to see every right that it gave or took.',
    'हर दिया या लिया अधिकार देखने के लिए एक चुनें।',
    'दिलेला किंवा काढलेला प्रत्येक अधिकार पाहण्यासाठी एक निवडा.',
  ],
  byWhom: ['{name}, {role}', '{name}, {role}', '{name}, {role}'],
  rights: ['Rights', 'अधिकार', 'अधिकार'],
  fields: ['Of the role', 'भूमिका में', 'भूमिकेत'],
  was: ['{after} (was {before})', '{after} (पहले {before})', '{after} (आधी {before})'],
  inAudit: ['Show in the audit', 'ऑडिट में देखें', 'ऑडिटमध्ये पाहा'],
  noRights: ['No right was given or taken.', 'कोई अधिकार न दिया, न लिया।', 'कोणताही अधिकार दिला किंवा काढला नाही.'],
});
