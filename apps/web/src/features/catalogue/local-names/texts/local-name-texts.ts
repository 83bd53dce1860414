import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Names of tests and parameters on paper. */
export const localNameTexts = defineTexts({
  title: ['Names on paper', 'छपाई के नाम', 'छपाईतील नावे'],
  search: ['Code or name', 'कोड या नाम', 'कोड किंवा नाव'],
  kind: ['Kind', 'प्रकार', 'प्रकार'],
  test: ['Test', 'टेस्ट', 'टेस्ट'],
  parameter: ['Parameter', 'पैरामीटर', 'पॅरामीटर'],
  show: ['Show', 'दिखाएँ', 'दाखवा'],
  openOnly: ['without a Hindi or Marathi name', 'जिनका हिंदी या मराठी नाम नहीं', 'हिंदी किंवा मराठी नाव नसलेले'],
  code: ['Code', 'कोड', 'कोड'],
  name: ['English', 'अंग्रेज़ी', 'इंग्रजी'],
  hindi: ['Hindi', 'हिंदी', 'हिंदी'],
  marathi: ['Marathi', 'मराठी', 'मराठी'],
  names: ['Names', 'नाम', 'नावे'],
  pick: ['Nothing chosen', 'कुछ नहीं चुना', 'काही निवडले नाही'],
  pickHelp: [
    'Choose a test or parameter to name it in Hindi and Marathi.',
    'हिंदी और मराठी नाम देने के लिए टेस्ट या पैरामीटर चुनें।',
    'हिंदी आणि मराठी नाव देण्यासाठी टेस्ट किंवा पॅरामीटर निवडा.',
  ],
  none: ['Nothing found', 'कुछ नहीं मिला', 'काही सापडले नाही'],
  noneHelp: ['Change the search or the filters.', 'खोज या फ़िल्टर बदलें।', 'शोध किंवा फिल्टर बदला.'],
  clear: ['Clear', 'हटाएँ', 'काढा'],
  english: ['English name on paper', 'अंग्रेज़ी नाम छपेगा', 'इंग्रजी नाव छापले जाईल'],
  keeps: [
    'Reports that are released from now on have the new name. Released ones keep theirs.',
    'अब से जारी होने वाली रिपोर्ट पर नया नाम छपेगा। पहले की रिपोर्ट का नाम वही रहेगा।',
    'यापुढे दिलेल्या रिपोर्टवर नवे नाव छापले जाईल. आधीच्या रिपोर्टवर तेच नाव राहील.',
  ],
  save: ['Save names', 'नाम सहेजें', 'नावे जतन करा'],
  saved: ['Names of {name} saved', '{name} के नाम सहेजे गए', '{name} ची नावे जतन केली'],
  noRight: ['Your role may look at the names, not change them.', 'आपकी भूमिका नाम देख सकती है, बदल नहीं सकती।', 'तुमची भूमिका नावे पाहू शकते, बदलू शकत नाही.'],
});
