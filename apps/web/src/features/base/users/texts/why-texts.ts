import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the explanation why somebody may or may not do something. */
export const whyTexts = defineTexts({
  title: ['Why can, or can’t {name}?', '{name} क्यों कर सकते हैं, या नहीं?', '{name} का करू शकतात, किंवा नाही?'],
  panel: ['Why, why not?', 'क्यों, क्यों नहीं?', 'का, का नाही?'],
  wants: ['Wants to', 'क्या करना है', 'काय करायचे आहे'],
  module: ['Module', 'मॉड्यूल', 'मॉड्यूल'],
  labNo: ['Lab ID of a bill (optional)', 'बिल की लैब ID (वैकल्पिक)', 'बिलाचा लॅब ID (ऐच्छिक)'],
  test: ['Test of the bill', 'बिल का टेस्ट', 'बिलाची टेस्ट'],
  wholeBill: ['The whole bill', 'पूरा बिल', 'पूर्ण बिल'],
  noBill: ['No bill has this lab ID', 'इस लैब ID का कोई बिल नहीं', 'या लॅब ID चे बिल नाही'],
  needs: ['Needs', 'चाहिए', 'लागते'],
  everybody: ['nothing: every person of the lab may', 'कुछ नहीं: लैब का हर व्यक्ति कर सकता है', 'काही नाही: लॅबची प्रत्येक व्यक्ती करू शकते'],
  allowed: ['{name} may', '{name} कर सकते हैं', '{name} करू शकतात'],
  refused: ['{name} may not', '{name} नहीं कर सकते', '{name} करू शकत नाहीत'],
  account: ['Account', 'खाता', 'खाते'],
  lab: ['Lab', 'लैब', 'लॅब'],
  right: ['Right', 'अधिकार', 'अधिकार'],
  proof: ['Proof', 'पहचान का प्रमाण', 'ओळखीचा पुरावा'],
  scope: ['What they see', 'क्या दिखता है', 'काय दिसते'],
  state: ['State', 'स्थिति', 'स्थिती'],
  duty: ['Second pair of eyes', 'दूसरी नज़र', 'दुसरी नजर'],
  others: ['Who can, by account and role', 'कौन कर सकता है, खाते और भूमिका से', 'कोण करू शकते, खाते आणि भूमिकेनुसार'],
  nobody: ['Nobody else', 'और कोई नहीं', 'आणखी कोणी नाही'],
  back: ['Back', 'वापस', 'मागे'],
});
