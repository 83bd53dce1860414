import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of where a centre sends its tubes, of subscriptions and of the profile of the lab. */
export const placesTexts = defineTexts({
  processing: ['Where its tubes are processed', 'इसकी ट्यूब कहाँ चलती हैं', 'याच्या ट्यूब कुठे चालतात'],
  ownChoice: ['Wherever they are accessioned', 'जहाँ एक्सेशन हो', 'जेथे ॲक्सेशन होईल'],
  outside: ['Another laboratory', 'दूसरी लैब', 'दुसरी लॅब'],
  outsideName: ['Laboratory that processes {department}', '{department} चलाने वाली लैब', '{department} चालवणारी लॅब'],
  save: ['Save', 'सहेजें', 'जतन करा'],
  saved: ['{name} is saved', '{name} सहेजा गया', '{name} जतन झाले'],
  incomplete: ['Name the other laboratory', 'दूसरी लैब का नाम लिखें', 'दुसऱ्या लॅबचे नाव लिहा'],

  subscriptions: ['Modules for a time', 'कुछ समय के मॉड्यूल', 'काही काळाची मॉड्यूल'],
  subscriptionsHelp: [
    'A module that is not named here is open at this location.',
    'जो मॉड्यूल यहाँ नहीं, वह इस स्थान पर खुला है।',
    'जे मॉड्यूल येथे नाही ते या ठिकाणी खुले आहे.',
  ],
  module: ['Module', 'मॉड्यूल', 'मॉड्यूल'],
  startsOn: ['First day', 'पहला दिन', 'पहिला दिवस'],
  endsOn: ['Last day, empty for none', 'आख़िरी दिन, न हो तो ख़ाली', 'शेवटचा दिवस, नसल्यास रिकामे'],
  addModule: ['Add a module', 'मॉड्यूल जोड़ें', 'मॉड्यूल जोडा'],
  remove: ['Remove {module}', '{module} हटाएँ', '{module} काढा'],
  dateOpen: ['A date is not complete', 'कोई तारीख़ अधूरी है', 'एखादी तारीख अपूर्ण आहे'],

  profile: ['Lab', 'लैब', 'लॅब'],
  profileHelp: [
    'Printed on bills and reports from now on; released reports stay as they are.',
    'अब से बिल और रिपोर्ट पर छपेगा; रिलीज़ रिपोर्ट वैसी ही रहती हैं।',
    'आतापासून बिल आणि रिपोर्टवर छापले जाईल; रिलीज झालेले रिपोर्ट तसेच राहतात.',
  ],
  name: ['Name', 'नाम', 'नाव'],
  tagline: ['Line under the name', 'नाम के नीचे की लाइन', 'नावाखालची ओळ'],
  address: ['Address', 'पता', 'पत्ता'],
  phone: ['Phone', 'फ़ोन', 'फोन'],
  email: ['E-mail', 'ईमेल', 'ईमेल'],
  website: ['Website', 'वेबसाइट', 'वेबसाइट'],
  footer: ['Last line of bills', 'बिल की आख़िरी लाइन', 'बिलाची शेवटची ओळ'],
  upiAddress: ['UPI address for dues', 'बकाया के लिए UPI पता', 'थकबाकीसाठी UPI पत्ता'],
  labType: ['Kind of lab', 'लैब का प्रकार', 'लॅबचा प्रकार'],
  homeLId: ['Works for', 'किसके लिए काम करती है', 'कोणासाठी काम करते'],
  noHome: ['no other lab', 'कोई और लैब नहीं', 'दुसरी लॅब नाही'],
  MAIN: ['a lab of its own', 'अपनी लैब', 'स्वतःची लॅब'],
  EXTERNAL: ['external lab', 'बाहरी लैब', 'बाहेरची लॅब'],
  timeZone: ['Time zone', 'टाइम ज़ोन', 'टाइम झोन'],
});
