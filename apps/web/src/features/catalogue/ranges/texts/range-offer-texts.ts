import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** What the prover offers, and what a draft would change. */
export const rangeOfferTexts = defineTexts({
  offers: ['What the prover offers', 'जाँचकर्ता के सुझाव', 'तपासणीच्या सूचना'],
  use: ['Use', 'लें', 'वापरा'],
  closeGapUntil: ['Close the gap: rule {number} until {age}', 'खाली जगह भरें: नियम {number}, {age} तक', 'रिकामी जागा भरा: नियम {number}, {age} पर्यंत'],
  closeGapFrom: ['Close the gap: rule {number} from {age}', 'खाली जगह भरें: नियम {number}, {age} से', 'रिकामी जागा भरा: नियम {number}, {age} पासून'],
  endOverlapUntil: ['End the overlap: rule {number} until {age}', 'दोहराव हटाएँ: नियम {number}, {age} तक', 'आच्छादन संपवा: नियम {number}, {age} पर्यंत'],
  endOverlapFrom: ['End the overlap: rule {number} from {age}', 'दोहराव हटाएँ: नियम {number}, {age} से', 'आच्छादन संपवा: नियम {number}, {age} पासून'],
  removeRule: ['End the overlap: without rule {number}', 'दोहराव हटाएँ: नियम {number} के बिना', 'आच्छादन संपवा: नियम {number} शिवाय'],
  endAtLastAge: ['End rule {number} at the last age', 'नियम {number} को अंतिम आयु पर समाप्त करें', 'नियम {number} शेवटच्या वयाला संपवा'],
  asInUse: ['as in version {version}', 'जैसा वर्शन {version} में', 'आवृत्ती {version} प्रमाणे'],
  effect: ['If this were live', 'यदि यह लागू होता', 'हे लागू असते तर'],
  effectOf: [
    'Draft {version}, last {days} days: {results} results',
    'ड्राफ़्ट {version}, पिछले {days} दिन: {results} परिणाम',
    'मसुदा {version}, मागील {days} दिवस: {results} निकाल',
  ],
  effectCut: ['the last {results}, of {days} days', '{days} दिनों के अंतिम {results}', '{days} दिवसांतील शेवटचे {results}'],
  none: ['None would have another flag.', 'किसी का फ़्लैग नहीं बदलता।', 'कोणाचाही फ्लॅग बदलत नाही.'],
  noResults: ['No result to compare with.', 'तुलना के लिए कोई परिणाम नहीं।', 'तुलनेसाठी निकाल नाही.'],
  change: ['{count} × {whom}: {before} › {after}', '{count} × {whom}: {before} › {after}', '{count} × {whom}: {before} › {after}'],
  noFlag: ['no flag', 'बिना फ़्लैग', 'फ्लॅग नाही'],
  boy: ['boys', 'लड़के', 'मुलगे'],
  girl: ['girls', 'लड़कियाँ', 'मुली'],
  child: ['children of another sex', 'अन्य लिंग के बच्चे', 'इतर लिंगाची मुले'],
  man: ['men', 'पुरुष', 'पुरुष'],
  woman: ['women', 'महिलाएँ', 'स्त्रिया'],
  adult: ['people of another sex', 'अन्य लिंग के लोग', 'इतर लिंगाच्या व्यक्ती'],
  saveFirst: ['Counted for the draft as it was saved.', 'जैसा ड्राफ़्ट सहेजा गया था, उसके लिए गिना गया।', 'मसुदा जसा जतन केला होता त्यासाठी मोजले.'],
});
