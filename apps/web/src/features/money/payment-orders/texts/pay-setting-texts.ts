import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the gateway and the card terminals of a lab. */
export const paySettingTexts = defineTexts({
  gateway: ['Payment gateway', 'पेमेंट गेटवे', 'पेमेंट गेटवे'],
  gatewayHelp: [
    'Patients pay through it by a code or a link from the bill. The gateway gives the keys; they are kept sealed.',
    'मरीज़ बिल के कोड या लिंक से इसके ज़रिए भुगतान करते हैं। कुंजियाँ गेटवे देता है; वे सील करके रखी जाती हैं।',
    'रुग्ण बिलावरील कोड किंवा लिंकने याद्वारे पैसे भरतात. कळा गेटवे देतो; त्या सील करून ठेवल्या जातात.',
  ],
  keyId: ['Key ID', 'की आईडी', 'की आयडी'],
  keySecret: ['Key secret', 'की सीक्रेट', 'की सीक्रेट'],
  webhookSecret: ['Webhook secret', 'वेबहुक सीक्रेट', 'वेबहुक सीक्रेट'],
  keptSecret: ['Kept: {masked}. Leave it empty to keep it', 'रखी हुई: {masked}। वही रखने के लिए खाली छोड़ें', 'ठेवलेले: {masked}. तेच ठेवण्यासाठी रिकामे सोडा'],
  setSecret: [
    'Set on {at} by {by}, ends in {masked}. It is never shown again: leave it empty to keep it',
    '{at} को {by} ने लगाया, अंत में {masked}। फिर कभी नहीं दिखेगा: वही रखने के लिए खाली छोड़ें',
    '{at} रोजी {by} यांनी लावले, शेवट {masked}. पुन्हा कधी दिसणार नाही: तेच ठेवण्यासाठी रिकामे सोडा',
  ],
  showHeld: ['Show while held', 'दबाए रखने तक दिखाएँ', 'दाबून धरेपर्यंत दाखवा'],
  webhookUrl: ['Address for its events, to be entered at the gateway', 'इसकी सूचनाओं का पता, जो गेटवे पर लिखना है', 'त्याच्या सूचनांचा पत्ता, जो गेटवेवर लिहायचा आहे'],
  isOpen: ['Patients can be asked through it', 'मरीज़ों से इसके ज़रिए माँगा जा सकता है', 'रुग्णांकडून याद्वारे मागता येते'],
  changed: ['Changed {at} by {by}', '{at} को {by} ने बदला', '{at} रोजी {by} यांनी बदलले'],
  save: ['Save', 'सहेजें', 'जतन करा'],
  saved: ['The gateway is saved', 'गेटवे सहेजा गया', 'गेटवे जतन झाला'],
  terminals: ['Card terminals', 'कार्ड टर्मिनल', 'कार्ड टर्मिनल'],
  newTerminal: ['New terminal', 'नया टर्मिनल', 'नवे टर्मिनल'],
  noneTerminals: [
    'The amount of a bill is sent to a terminal of the place where it is paid.',
    'बिल की राशि उस जगह के टर्मिनल पर भेजी जाती है जहाँ भुगतान होता है।',
    'बिलाची रक्कम पैसे भरण्याच्या ठिकाणच्या टर्मिनलवर पाठवली जाते.',
  ],
  name: ['Name', 'नाम', 'नाव'],
  place: ['Place', 'जगह', 'ठिकाण'],
  merchantId: ['Merchant ID', 'मर्चेंट आईडी', 'मर्चंट आयडी'],
  securityToken: ['Security token', 'सिक्योरिटी टोकन', 'सिक्युरिटी टोकन'],
  storePosCode: ['Store POS code', 'स्टोर POS कोड', 'स्टोअर POS कोड'],
  imei: ['IMEI', 'IMEI', 'IMEI'],
  placeMissing: ['Choose the place', 'जगह चुनें', 'ठिकाण निवडा'],
});
