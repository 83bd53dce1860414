import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the files of a person. */
export const patientFileTexts = defineTexts({
  files: ['Files', 'फ़ाइलें', 'फाइल्स'],
  consents: ['Consents', 'सहमतियाँ', 'संमती'],
  list: ['Files of this person', 'इस व्यक्ति की फ़ाइलें', 'या व्यक्तीच्या फाइल्स'],
  add: ['Add a file', 'फ़ाइल जोड़ें', 'फाइल जोडा'],
  name: ['File', 'फ़ाइल', 'फाइल'],
  size: ['Size', 'आकार', 'आकार'],
  kilobytes: ['{size} KB', '{size} KB', '{size} KB'],
  at: ['Added', 'जोड़ी गई', 'जोडली'],
  by: ['By', 'किसने', 'कोणी'],
  steps: ['What can be done', 'क्या किया जा सकता है', 'काय करता येते'],
  save: ['Save', 'सहेजें', 'जतन करा'],
  remove: ['Remove', 'हटाएँ', 'काढा'],
  removeTitle: ['Remove {name}?', '{name} हटाएँ?', '{name} काढायची?'],
  removeText: ['It is removed from this list. The audit still shows it.', 'यह इस सूची से हटेगी; ऑडिट में दिखती रहेगी।', 'ती या यादीतून जाईल; ऑडिटमध्ये दिसत राहील.'],
  removed: ['The file is removed', 'फ़ाइल हटाई गई', 'फाइल काढली'],
  kept: ['{name} is kept', '{name} रखी गई', '{name} ठेवली'],
  none: ['No file is kept of this person', 'इस व्यक्ति की कोई फ़ाइल नहीं रखी है', 'या व्यक्तीची कोणतीही फाइल ठेवलेली नाही'],
  noneText: [
    'A prescription or a report of another laboratory can be added here.',
    'पर्चा या दूसरी लैब की रिपोर्ट यहाँ जोड़ी जा सकती है।',
    'प्रिस्क्रिप्शन किंवा दुसऱ्या लॅबचा रिपोर्ट येथे जोडता येतो.',
  ],
  tooLarge: ['{name} is too large to be kept.', '{name} रखने के लिए बहुत बड़ी है।', '{name} ठेवण्यासाठी खूप मोठी आहे.'],
  wrongEnding: ['{name} is of a kind that is not kept.', '{name} ऐसे प्रकार की है जो रखी नहीं जाती।', '{name} ठेवल्या जात नाहीत अशा प्रकारची आहे.'],
});
