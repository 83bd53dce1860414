import { MESSAGES } from '@nidan/domain/text/messages';
import { defineTexts } from './define-texts.ts';
import { wordsOf } from './words-of.ts';

/** Why something is refused, as the server puts it into the text of a refusal in English. */
export const reasonTexts = defineTexts({
  onlyEnabled: ['it is the only enabled one', 'यह अकेला चालू है', 'हे एकच सुरू आहे'],
  processes: ['it processes {department} of {centre}', 'यहाँ {centre} का {department} होता है', 'इथे {centre} चे {department} होते'],
  billOpen: ['bill {labNo} is still open', 'बिल {labNo} अभी खुला है', 'बिल {labNo} अजून उघडे आहे'],
  testEnabled: ['test {code} is enabled', 'टेस्ट {code} चालू है', 'टेस्ट {code} सुरू आहे'],
  machineEnabled: ['machine {name} is enabled', 'मशीन {name} चालू है', 'यंत्र {name} सुरू आहे'],
  referred: ['{name} refers to it', '{name} इससे जुड़ा है', '{name} याच्याशी जोडलेले आहे'],
  accountIs: ['the account is {state}', 'खाता {state} है', 'खाते {state} आहे'],
  roleLacks: ['the role lacks {right}', 'भूमिका में {right} अधिकार नहीं है', 'भूमिकेत {right} अधिकार नाही'],
  allCancelled: ['all its tests are cancelled', 'उसके सब टेस्ट रद्द हैं', 'त्याच्या सर्व टेस्ट रद्द आहेत'],
  tooLarge: ['it is larger than {size}', 'यह {size} से बड़ी है', 'ती {size} पेक्षा मोठी आहे'],
  otherBeginning: ['it does not begin as a {ending} does', 'यह {ending} की तरह शुरू नहीं होती', 'ती {ending} सारखी सुरू होत नाही'],
  endsEarly: ['it ends in the middle', 'यह बीच में ख़त्म होती है', 'ती मध्येच संपते'],
  damaged: ['it is damaged', 'यह ख़राब है', 'ती खराब आहे'],
  noWord: ['it is no Word document', 'यह Word दस्तावेज़ नहीं है', 'हा Word दस्तऐवज नाही'],
  noPicture: ['it has no picture', 'इसमें तस्वीर नहीं है', 'तिच्यात चित्र नाही'],
  noSize: ['it has no size', 'इसका कोई आकार नहीं है', 'तिला आकार नाही'],
  wrongHeader: ['its header is not where it should be', 'इसका हेडर अपनी जगह नहीं है', 'तिचे हेडर जागेवर नाही'],
  activeContent: ['it holds a program or another file', 'इसमें प्रोग्राम या दूसरी फ़ाइल है', 'तिच्यात प्रोग्राम किंवा दुसरी फाइल आहे'],
  partTwice: ['it holds a part twice', 'इसमें एक हिस्सा दो बार है', 'तिच्यात एक भाग दोनदा आहे'],
  manyParts: ['it has more than {count} parts', 'इसमें {count} से ज़्यादा हिस्से हैं', 'तिच्यात {count} पेक्षा जास्त भाग आहेत'],
  unpacksTo: ['it unpacks to more than {size}', 'यह खुलकर {size} से ज़्यादा हो जाती है', 'ती उघडल्यावर {size} पेक्षा जास्त होते'],
  partMissing: ['its {part} is missing', 'इसका {part} नहीं है', 'तिचा {part} नाही'],
  afterArchive: ['something follows the archive', 'आर्काइव के बाद कुछ और है', 'आर्काइव्हनंतर काहीतरी आहे'],
  afterPicture: ['something follows the picture', 'तस्वीर के बाद कुछ और है', 'चित्रानंतर काहीतरी आहे'],
  afterPdf: ['something follows its end, or the end is missing', 'अंत के बाद कुछ है, या अंत नहीं है', 'शेवटानंतर काहीतरी आहे, किंवा शेवट नाही'],
  noArchive: ['it is no sound archive', 'यह सही आर्काइव नहीं है', 'हे नीट आर्काइव्ह नाही'],
  alsoArchive: ['it is an archive as well', 'यह आर्काइव भी है', 'ती आर्काइव्हही आहे'],
  pixels: ['it has more than {count} megapixels', 'इसमें {count} मेगापिक्सेल से ज़्यादा हैं', 'तिच्यात {count} मेगापिक्सेलपेक्षा जास्त आहेत'],
  otherLetters: [
    'its letters are not in UTF-8. Save it as "CSV UTF-8 (comma delimited)" or as an Excel workbook',
    'इसके अक्षर UTF-8 में नहीं हैं। इसे "CSV UTF-8 (comma delimited)" या Excel वर्कबुक में सहेजें',
    'तिची अक्षरे UTF-8 मध्ये नाहीत. ती "CSV UTF-8 (comma delimited)" किंवा Excel वर्कबुक म्हणून जतन करा',
  ],
  pending: [MESSAGES.sample.pending, 'सैंपल पेंडिंग है', 'नमुना प्रलंबित आहे'],
  accessioned: [MESSAGES.sample.accessioned, 'सैंपल पहले ही दर्ज है', 'नमुना आधीच दाखल आहे'],
  registered: [MESSAGES.sample.registered, 'सैंपल पहले ही रजिस्टर है', 'नमुना आधीच नोंदलेला आहे'],
  rejected: [MESSAGES.sample.rejected, 'सैंपल नामंज़ूर है', 'नमुना नाकारला आहे'],
  rejectedByLogistics: [MESSAGES.sample.rejectedByLogistics, 'सैंपल लॉजिस्टिक व्यक्ति ने नामंज़ूर किया', 'नमुना लॉजिस्टिक व्यक्तीने नाकारला'],
  acceptedByLogistics: [MESSAGES.sample.acceptedByLogistics, 'सैंपल लॉजिस्टिक व्यक्ति ने ले लिया', 'नमुना लॉजिस्टिक व्यक्तीने घेतला'],
});

/** A reason in the language of the screens; one that is not known stays as it was said. */
export const reasonWords = wordsOf(reasonTexts);
