import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** The help list of a parameter. */
export const helpListTexts = defineTexts({
  title: ['Help list', 'हेल्प लिस्ट', 'हेल्प लिस्ट'],
  hint: [
    'offered at result entry; Alt ↑ ↓ moves a word, its key stands for it',
    'रिज़ल्ट भरते समय दिखती है; Alt ↑ ↓ से शब्द हिलता है, की उसके बदले चलती है',
    'रिझल्ट भरताना दिसते; Alt ↑ ↓ ने शब्द हलतो, की त्याच्याऐवजी चालते',
  ],
  none: ['No word is offered yet.', 'अभी कोई शब्द नहीं।', 'अजून शब्द नाही.'],
  word: ['Word {number}', 'शब्द {number}', 'शब्द {number}'],
  key: ['Key', 'की', 'की'],
  keyOf: ['Key of {name}', '{name} की की', '{name} ची की'],
  markOf: ['Counts as, {name}', '{name} कैसे गिना जाए', '{name} कसा मोजायचा'],
  normal: ['normal', 'सामान्य', 'सामान्य'],
  abnormal: ['abnormal', 'असामान्य', 'असामान्य'],
  critical: ['critical: call at once', 'क्रिटिकल: तुरंत फ़ोन', 'क्रिटिकल: लगेच फोन'],
  usual: ['usual', 'आम', 'नेहमीचा'],
  offered: ['offered', 'दिखाएँ', 'दाखवा'],
  move: ['Move {name}, place {place}', '{name} हिलाएँ, जगह {place}', '{name} हलवा, जागा {place}'],
  moveHint: ['Alt and an arrow moves it, a press one up', 'Alt और तीर से हिलता है, दबाने पर एक ऊपर', 'Alt व बाणाने हलतो, दाबल्यास एक वर'],
  remove: ['Take out {name}', '{name} हटाएँ', '{name} काढा'],
  add: ['Add a word', 'शब्द जोड़ें', 'शब्द जोडा'],
  full: ['{most} words at most', 'अधिकतम {most} शब्द', 'जास्तीत जास्त {most} शब्द'],
  save: ['Save help list', 'हेल्प लिस्ट सहेजें', 'हेल्प लिस्ट जतन करा'],
  saved: ['Help list saved', 'हेल्प लिस्ट सहेजी गई', 'हेल्प लिस्ट जतन झाली'],
  nothing: ['Nothing is changed yet', 'अभी कुछ नहीं बदला', 'अजून काही बदलले नाही'],
  emptyWord: ['A word is empty', 'एक शब्द ख़ाली है', 'एक शब्द रिकामा आहे'],
  faults: ['Mend what is marked', 'जो चिह्नित है उसे सुधारें', 'खूण केलेले दुरुस्त करा'],
});
