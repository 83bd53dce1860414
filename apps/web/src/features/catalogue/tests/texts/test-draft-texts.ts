import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** The draft of the next version of a test. */
export const testDraftTexts = defineTexts({
  title: ['Test', 'टेस्ट', 'टेस्ट'],
  draft: ['Draft {version}', 'ड्राफ़्ट {version}', 'मसुदा {version}'],
  savedAt: ['saved {at} by {by}', '{at} पर {by} ने सहेजा', '{at} वाजता {by} यांनी जतन केला'],
  outdated: [
    'The draft was written over version {before}; version {version} is in use now. Compare them, then save the draft again.',
    'ड्राफ़्ट संस्करण {before} पर लिखा गया था; अब संस्करण {version} चालू है। दोनों मिलाएँ, फिर ड्राफ़्ट दोबारा सहेजें।',
    'मसुदा आवृत्ती {before} वर लिहिला होता; आता आवृत्ती {version} चालू आहे. दोन्हींची तुलना करा, मग मसुदा पुन्हा जतन करा.',
  ],
  waits: [
    'A draft of version {version} is pending, saved {at} by {by}. What is saved here is in use at once.',
    'संस्करण {version} का ड्राफ़्ट बाकी है, {at} पर {by} ने सहेजा। यहाँ जो सहेजा जाए वह तुरंत चालू होता है।',
    'आवृत्ती {version} चा मसुदा बाकी आहे, {at} वाजता {by} यांनी जतन केला. येथे जतन केलेले लगेच चालू होते.',
  ],
  save: ['Save draft', 'ड्राफ़्ट सहेजें', 'मसुदा जतन करा'],
  saved: ['Draft saved', 'ड्राफ़्ट सहेजा गया', 'मसुदा जतन केला'],
  nothingTyped: ['The draft is saved as it stands', 'ड्राफ़्ट जैसा है वैसा सहेजा हुआ है', 'मसुदा आहे तसा जतन केलेला आहे'],
  compare: ['Compare with {version}', '{version} से मिलाएँ', '{version} शी तुलना'],
  compareTitle: [
    'What version {next} changes in version {version}',
    'संस्करण {next}, संस्करण {version} में क्या बदलता है',
    'आवृत्ती {next} आवृत्ती {version} मध्ये काय बदलते',
  ],
  publish: ['Publish {version}', '{version} प्रकाशित करें', '{version} प्रकाशित करा'],
  published: ['{name} is in use as version {version}', '{name} अब संस्करण {version} के रूप में चालू है', '{name} आता आवृत्ती {version} म्हणून चालू आहे'],
  saveFirst: ['Save the draft first', 'पहले ड्राफ़्ट सहेजें', 'आधी मसुदा जतन करा'],
  noDraft: ['There is no draft to publish', 'प्रकाशित करने के लिए कोई ड्राफ़्ट नहीं', 'प्रकाशित करण्यासाठी मसुदा नाही'],
  saveAgain: ['Compare the versions, then save the draft again', 'संस्करण मिलाएँ, फिर ड्राफ़्ट दोबारा सहेजें', 'आवृत्त्यांची तुलना करा, मग मसुदा पुन्हा जतन करा'],
  discard: ['Discard the draft', 'ड्राफ़्ट छोड़ दें', 'मसुदा टाकून द्या'],
  discarded: ['Draft discarded', 'ड्राफ़्ट छोड़ दिया गया', 'मसुदा टाकून दिला'],
  keySave: ['save draft', 'ड्राफ़्ट सहेजें', 'मसुदा जतन करा'],
  keyPublish: ['publish', 'प्रकाशित करें', 'प्रकाशित करा'],
});
