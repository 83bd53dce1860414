import { accessFaults } from '@nidan/domain/faults/access-faults';
import { LEAST_PASSWORD_LENGTH, MOST_PASSWORD_LENGTH } from '@nidan/domain/identity/password-policy';
import { earlyRefusals } from '@nidan/contract/kernel/early-refusals';
import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of what people do with their own account, in the languages of the sign-in, which asks for some of it. */
export const accountTexts = defineTexts({
  title: ['My account', 'मेरा खाता', 'माझे खाते'],
  cancel: ['Cancel', 'रद्द करें', 'रद्द करा'],
  save: ['Save', 'सहेजें', 'जतन करा'],
  goOn: ['Go on', 'आगे बढ़ें', 'पुढे जा'],

  language: ['Language', 'भाषा', 'भाषा'],
  languageHelp: [
    'Of the screens, at every counter and every sign-in. Reports keep the language of the patient.',
    'स्क्रीन की, हर काउंटर और हर साइन-इन पर। रिपोर्ट मरीज़ की भाषा में ही रहती है।',
    'स्क्रीनची, प्रत्येक काउंटरवर आणि प्रत्येक साइन-इनला. रिपोर्ट रुग्णाच्या भाषेतच राहतो.',
  ],

  code: ['Code of your authenticator', 'ऑथेंटिकेटर का कोड', 'ऑथेंटिकेटरचा कोड'],
  codeTitle: ['Second factor', 'दूसरा प्रमाण', 'दुसरा पुरावा'],
  codeHelp: [
    'Type the six digits that your authenticator shows, or one of your recovery codes.',
    'ऑथेंटिकेटर में दिखते छह अंक लिखें, या अपना कोई रिकवरी कोड।',
    'ऑथेंटिकेटरमध्ये दिसणारे सहा अंक लिहा, किंवा तुमचा एक रिकव्हरी कोड.',
  ],
  codeMissing: ['Type the code', 'कोड लिखें', 'कोड लिहा'],
  codeWrong: [earlyRefusals['code-refused'].msg, 'कोड ग़लत है या पहले इस्तेमाल हो चुका है', 'कोड चुकीचा आहे किंवा आधी वापरला गेला आहे'],
  throttled: [earlyRefusals['sign-in-throttled'].msg, 'बहुत बार कोशिश हुई। {seconds} सेकंड बाद फिर कोशिश करें', 'खूप वेळा प्रयत्न झाला. {seconds} सेकंदांनी पुन्हा प्रयत्न करा'],

  passwordTitle: ['Password', 'पासवर्ड', 'पासवर्ड'],
  firstPasswordTitle: ['Choose your own password', 'अपना पासवर्ड चुनें', 'स्वतःचा पासवर्ड निवडा'],
  firstPasswordHelp: [
    'The password you were given is good for one sign-in.',
    'जो पासवर्ड आपको मिला, वह एक ही साइन-इन के लिए है।',
    'तुम्हाला मिळालेला पासवर्ड एकाच साइन-इनसाठी आहे.',
  ],
  current: ['Present password', 'मौजूदा पासवर्ड', 'सध्याचा पासवर्ड'],
  given: ['Password you were given', 'आपको मिला पासवर्ड', 'तुम्हाला मिळालेला पासवर्ड'],
  next: ['New password', 'नया पासवर्ड', 'नवा पासवर्ड'],
  nextHelp: [
    `At least ${LEAST_PASSWORD_LENGTH} characters; a few words are easy to remember. Taken exactly as typed.`,
    'कम से कम 12 अक्षर; कुछ शब्द याद रखना आसान है। जैसा लिखें वैसा ही लिया जाता है।',
    'किमान 12 अक्षरे; काही शब्द लक्षात ठेवणे सोपे असते. जसा लिहाल तसाच घेतला जातो.',
  ],
  currentMissing: ['Type the present password', 'मौजूदा पासवर्ड लिखें', 'सध्याचा पासवर्ड लिहा'],
  currentWrong: [earlyRefusals['proof-refused'].msg, 'पासवर्ड ग़लत है', 'पासवर्ड चुकीचा आहे'],
  short: [`Use at least ${LEAST_PASSWORD_LENGTH} characters`, 'कम से कम 12 अक्षर लिखें', 'किमान 12 अक्षरे लिहा'],
  long: [`Use at most ${MOST_PASSWORD_LENGTH} characters`, 'अधिक से अधिक 128 अक्षर लिखें', 'जास्तीत जास्त 128 अक्षरे लिहा'],
  common: [accessFaults['password-common'], 'यह पासवर्ड सबसे पहले आज़माए जाने वालों में है। दूसरा चुनें', 'हा पासवर्ड सर्वात आधी वापरून पाहिला जातो. दुसरा निवडा'],
  again: ['New password again', 'नया पासवर्ड फिर से', 'नवा पासवर्ड पुन्हा'],
  differs: ['The two entries are not the same', 'दोनों बार एक जैसा नहीं लिखा', 'दोन्ही वेळा सारखे लिहिलेले नाही'],
  rules: ['What a password needs', 'पासवर्ड के नियम', 'पासवर्डचे नियम'],
  ruleLength: [`${LEAST_PASSWORD_LENGTH} to ${MOST_PASSWORD_LENGTH} characters`, '12 से 128 अक्षर', '12 ते 128 अक्षरे'],
  ruleCommon: ['none of those that are tried first; looked up when you save', 'आम पासवर्ड नहीं; सहेजने पर देखा जाता है', 'नेहमीचा पासवर्ड नाही; जतन करताना पाहिले जाते'],
  ruleOther: ['another than the present one', 'अभी वाले से अलग', 'आत्ताच्यापेक्षा वेगळा'],
  ruleSame: ['the same in both fields', 'दोनों खानों में एक जैसा', 'दोन्ही रकान्यांत सारखा'],
  strength: ['Strength: {passed} of 5', 'मज़बूती: 5 में से {passed}', 'बळकटी: 5 पैकी {passed}'],
  met: ['met', 'है', 'आहे'],
  notMet: ['not met', 'नहीं है', 'नाही'],
  passwordChanged: ['Password changed. Your other sessions have ended', 'पासवर्ड बदल गया। आपके बाकी सत्र खत्म हो गए', 'पासवर्ड बदलला. तुमची इतर सत्रे संपली'],

  enrolTitle: ['Set up your second factor', 'दूसरा प्रमाण लगाएँ', 'दुसरा पुरावा बसवा'],
  enrolHelp: [
    'Your role asks for one. Scan the code with an authenticator, then type the six digits it shows.',
    'आपकी भूमिका के लिए यह ज़रूरी है। ऑथेंटिकेटर से कोड स्कैन करें, फिर दिखते छह अंक लिखें।',
    'तुमच्या भूमिकेसाठी तो लागतो. ऑथेंटिकेटरने कोड स्कॅन करा, मग दिसणारे सहा अंक लिहा.',
  ],
  qr: ['QR code for your authenticator', 'ऑथेंटिकेटर के लिए QR कोड', 'ऑथेंटिकेटरसाठी QR कोड'],
  secret: ['Or type this into it', 'या उसमें यह लिखें', 'किंवा त्यात हे लिहा'],
  recoveryTitle: ['Keep your recovery codes', 'रिकवरी कोड सँभालकर रखें', 'रिकव्हरी कोड जपून ठेवा'],
  recoveryHelp: [
    'Each signs you in once when your authenticator is lost. They are shown this one time.',
    'ऑथेंटिकेटर खो जाए तो हर कोड एक बार साइन इन कराता है। ये बस अभी दिखते हैं।',
    'ऑथेंटिकेटर हरवला तर प्रत्येक कोड एकदा साइन इन करून देतो. ते फक्त आत्ताच दिसतात.',
  ],
  kept: ['I have kept them', 'मैंने सँभाल लिए', 'मी जपून ठेवले'],
  factorOn: [
    'On. Sign-ins ask for a code of your authenticator.',
    'चालू है। साइन-इन पर ऑथेंटिकेटर का कोड माँगा जाता है।',
    'चालू आहे. साइन-इनला ऑथेंटिकेटरचा कोड मागितला जातो.',
  ],
  factorOff: [
    'Off. A stolen password would be enough to sign in as you.',
    'बंद है। चुराया हुआ पासवर्ड ही आपके नाम से साइन इन के लिए काफ़ी होगा।',
    'बंद आहे. चोरलेला पासवर्ड तुमच्या नावाने साइन इन करायला पुरेल.',
  ],
  setUp: ['Set up', 'लगाएँ', 'बसवा'],
  replace: ['Set up on another device', 'दूसरे उपकरण पर लगाएँ', 'दुसऱ्या उपकरणावर बसवा'],

  sessionsTitle: ['Open sessions', 'खुले सत्र', 'उघडी सत्रे'],
  thisOne: ['this one', 'यही सत्र', 'हेच सत्र'],
  device: ['Device', 'उपकरण', 'उपकरण'],
  address: ['Address', 'पता', 'पत्ता'],
  lab: ['Lab', 'लैब', 'लॅब'],
  since: ['Signed in', 'साइन इन', 'साइन इन'],
  seen: ['Last used', 'पिछला इस्तेमाल', 'शेवटचा वापर'],
  end: ['End', 'खत्म करें', 'संपवा'],
  endSession: ['End the session of {device} at {address}', '{address} पर {device} का सत्र खत्म करें', '{address} वरील {device} चे सत्र संपवा'],
  ended: ['Session ended', 'सत्र खत्म हुआ', 'सत्र संपले'],
  everywhere: ['Sign out everywhere', 'हर जगह से साइन आउट करें', 'सगळीकडून साइन आउट करा'],
  everywhereAsk: ['Sign out everywhere?', 'हर जगह से साइन आउट करें?', 'सगळीकडून साइन आउट करायचे?'],
  everywhereText: [
    'Every session of yours ends, this one too. Drafts stay on the computers where they are.',
    'आपका हर सत्र खत्म होगा, यह भी। ड्राफ़्ट अपने कंप्यूटर पर बने रहते हैं।',
    'तुमचे प्रत्येक सत्र संपेल, हेही. मसुदे त्या त्या संगणकावर राहतात.',
  ],
  unknownDevice: ['Unknown device', 'अनजान उपकरण', 'अनोळखी उपकरण'],
});
