import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the sheet: one test of many samples. */
export const sheetEntryTexts = defineTexts({
  title: ['Sheet entry', 'शीट में भरें', 'शीटमध्ये भरा'],
  titleOf: ['Sheet of {test}', '{test} की शीट', '{test} ची शीट'],
  pickTest: ['Which test?', 'कौन सा टेस्ट?', 'कोणती टेस्ट?'],
  waiting: ['Samples waiting', 'बाकी सैंपल', 'बाकी नमुने'],
  noTests: ['No sample waits for values', 'किसी सैंपल की वैल्यू बाकी नहीं', 'एकाही नमुन्याची व्हॅल्यू बाकी नाही'],
  noTestsText: [
    'A test shows here as soon as one of its tubes is accessioned.',
    'टेस्ट की ट्यूब एक्सेशन होते ही वह यहाँ दिखता है।',
    'टेस्टची ट्यूब अॅक्सेशन झाली की ती येथे दिसते.',
  ],
  otherTest: ['Other test', 'दूसरा टेस्ट', 'दुसरी टेस्ट'],
  turn: ['Turn the sheet', 'शीट पलटें', 'शीट फिरवा'],
  grid: ['Values of {test}', '{test} की वैल्यू', '{test} च्या व्हॅल्यू'],
  barcode: ['Barcode', 'बारकोड', 'बारकोड'],
  parameter: ['Parameter', 'पैरामीटर', 'पॅरामीटर'],
  unit: ['Unit', 'यूनिट', 'युनिट'],
  none: ['No sample waits for {test}', '{test} का कोई सैंपल बाकी नहीं', '{test} चा एकही नमुना बाकी नाही'],
  noneText: ['What is complete is changed on the page of its bill.', 'जो पूरा है वह उसके बिल के पन्ने पर बदलता है।', 'जे पूर्ण आहे ते त्याच्या बिलाच्या पानावर बदलते.'],
  save: ['Save all', 'सब सहेजें', 'सर्व जतन करा'],
  unsaved: {
    one: ['{count} sample not saved', '{count} सैंपल सहेजा नहीं', '{count} नमुना जतन नाही'],
    other: ['{count} samples not saved', '{count} सैंपल सहेजे नहीं', '{count} नमुने जतन नाहीत'],
  },
  nothingTyped: ['nothing is typed', 'कुछ भरा नहीं', 'काही भरलेले नाही'],
  running: ['{done} of {all} saved', '{all} में से {done} सहेजे', '{all} पैकी {done} जतन'],
  saved: {
    one: ['{count} sample saved', '{count} सैंपल सहेजा', '{count} नमुना जतन केला'],
    other: ['{count} samples saved', '{count} सैंपल सहेजे', '{count} नमुने जतन केले'],
  },
  left: {
    one: ['{count} was not saved', '{count} नहीं सहेजा गया', '{count} जतन झाला नाही'],
    other: ['{count} were not saved', '{count} नहीं सहेजे गए', '{count} जतन झाले नाहीत'],
  },
  look: ['Open', 'खोलें', 'उघडा'],
  hasBad: ['A value cannot be saved: {value}', 'यह वैल्यू नहीं सहेजी जा सकती: {value}', 'ही व्हॅल्यू जतन करता येत नाही: {value}'],
  criticalSaved: {
    one: ['{count} critical value to be informed', '{count} क्रिटिकल वैल्यू बतानी है', '{count} क्रिटिकल व्हॅल्यू सांगायची आहे'],
    other: ['{count} critical values to be informed', '{count} क्रिटिकल वैल्यू बतानी हैं', '{count} क्रिटिकल व्हॅल्यू सांगायच्या आहेत'],
  },
  toDesk: ['Critical results', 'क्रिटिकल नतीजे', 'क्रिटिकल निकाल'],
  pasteTip: [
    'Paste from a spreadsheet: from the cell with the focus on, or with barcodes in the first column',
    'स्प्रेडशीट से पेस्ट करें: चुने खाने से आगे, या पहले कॉलम में बारकोड के साथ',
    'स्प्रेडशीटमधून पेस्ट करा: निवडलेल्या खान्यापासून पुढे, किंवा पहिल्या कॉलममध्ये बारकोडसह',
  ],
  pasteTitle: ['What the pasted block would change', 'पेस्ट से क्या बदलेगा', 'पेस्टने काय बदलेल'],
  pasteNone: ['Nothing of what was pasted fits this sheet.', 'पेस्ट की हुई कोई चीज़ इस शीट में नहीं आती।', 'पेस्ट केलेले काहीही या शीटमध्ये बसत नाही.'],
  pasteLands: {
    one: ['{count} value lands', '{count} वैल्यू आएगी', '{count} व्हॅल्यू येईल'],
    other: ['{count} values land', '{count} वैल्यू आएँगी', '{count} व्हॅल्यू येतील'],
  },
  pasteReplaces: {
    one: ['{count} replaces a value', '{count} पुरानी वैल्यू बदलेगी', '{count} जुनी व्हॅल्यू बदलेल'],
    other: ['{count} replace a value', '{count} पुरानी वैल्यू बदलेंगी', '{count} जुन्या व्हॅल्यू बदलतील'],
  },
  pasteCritical: {
    one: ['{count} is critical', '{count} क्रिटिकल है', '{count} क्रिटिकल आहे'],
    other: ['{count} are critical', '{count} क्रिटिकल हैं', '{count} क्रिटिकल आहेत'],
  },
  pasteBad: {
    one: ['{count} cannot be taken', '{count} नहीं ली जा सकती', '{count} घेता येत नाही'],
    other: ['{count} cannot be taken', '{count} नहीं ली जा सकतीं', '{count} घेता येत नाहीत'],
  },
  pasteUnmatched: ['No sample of this sheet: {names}', 'इस शीट में ऐसा सैंपल नहीं: {names}', 'या शीटमध्ये असा नमुना नाही: {names}'],
  pasteUnknown: ['No parameter of this test: {names}', 'इस टेस्ट में ऐसा पैरामीटर नहीं: {names}', 'या टेस्टमध्ये असा पॅरामीटर नाही: {names}'],
  pasteTwice: ['Named twice, nothing taken: {names}', 'दो बार लिखा है, कुछ नहीं लिया: {names}', 'दोनदा लिहिले आहे, काही घेतले नाही: {names}'],
  pasteBeside: {
    one: ['{count} cell lies beside the sheet', '{count} खाना शीट के बाहर है', '{count} खाना शीटच्या बाहेर आहे'],
    other: ['{count} cells lie beside the sheet', '{count} खाने शीट के बाहर हैं', '{count} खाने शीटच्या बाहेर आहेत'],
  },
  pasteTake: {
    one: ['Put in {count} value', '{count} वैल्यू डालें', '{count} व्हॅल्यू घाला'],
    other: ['Put in {count} values', '{count} वैल्यू डालें', '{count} व्हॅल्यू घाला'],
  },
  sample: ['Sample', 'सैंपल', 'नमुना'],
  value: ['Value', 'वैल्यू', 'व्हॅल्यू'],
  before: ['Before', 'पहले', 'आधी'],
  says: ['Check', 'जाँच', 'तपासणी'],
  closed: ['takes no value now', 'अभी वैल्यू नहीं लेता', 'आता व्हॅल्यू घेत नाही'],
  critical: ['critical', 'क्रिटिकल', 'क्रिटिकल'],
  fine: ['fine', 'ठीक', 'ठीक'],
  replaces: ['replaces {value}', '{value} की जगह', '{value} च्या जागी'],
  keySave: ['save all', 'सब सहेजें', 'सर्व जतन करा'],
  keyTurn: ['turn the sheet', 'शीट पलटें', 'शीट फिरवा'],
});
