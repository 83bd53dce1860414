/** Refusals of the explorer and of reports that run by themselves, in Hindi. */
export const insightRefusalTextsHi = {
  'explorer-too-long': 'इसमें {seconds} सेकंड से ज़्यादा लगते हैं। कम दिन चुनें, किसी फ़ील्ड से कम करें, या इसकी फ़ाइल बनवाएँ',
  'explorer-field-masked':
    'आपको {field} छिपा हुआ दिखता है, इसलिए उससे छाँटा या समूह नहीं बनाया जा सकता। दूसरा फ़ील्ड चुनें',
  'view-of-other': '“{name}” {owner} ने सहेजा है, वही इसे बदल सकते हैं। अपने नाम से एक कॉपी सहेजें',
  'view-scheduled': '“{name}” पर एक रिपोर्ट चलती है। पहले उसका समय बंद करें, फिर सवाल हटाएँ',
  'schedule-of-other': 'यह रिपोर्ट {owner} के लिए चलती है, वही इसका समय बदल सकते हैं',
  'report-reader-sees-less':
    '{name} इस रिपोर्ट की बातें नहीं देख सकते। ऐसे व्यक्ति को चुनें जिसे इसका अधिकार है और जो लैब का उतना हिस्सा देखता है जितना आप',
  'report-beyond-scope': 'इस फ़ाइल में लैब का उससे ज़्यादा है जितना आप अब देखते हैं। अपनी फ़ाइल बनवाएँ',
  'report-not-made': 'इस रिपोर्ट की फ़ाइल नहीं है: {why}',
};
