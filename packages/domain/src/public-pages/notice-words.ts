import type { Language } from '../enumerations/bills.ts';

/** Why a page that anybody may open by its address shows nothing. */
export const NOTICES = [
  'unknownLink',
  'linkEnded',
  'linkTakenBack',
  'reportReplaced',
  'inPerson',
  'held',
  'heldForDue',
  'heldForRest',
  'unknownReport',
  'unknownBill',
  'tooMany',
  'unreadable',
  'noAnswer',
  'failed',
] as const;
export type Notice = (typeof NOTICES)[number];

export interface NoticeWords {
  readonly title: string;
  readonly text: string;
}

/** What such a page says, in each language: what happened and what to do. */
export const NOTICE_WORDS: Readonly<Record<Notice, Readonly<Record<Language, NoticeWords>>>> = {
  unknownLink: {
    en: {
      title: 'No such page',
      text: 'Open the link in your message again. If this page comes back, please call the lab.',
    },
    hi: {
      title: 'ऐसा कोई पेज नहीं',
      text: 'अपने मैसेज का लिंक फिर खोलें। यही पेज आए तो लैब को फ़ोन करें।',
    },
    mr: {
      title: 'असे पान नाही',
      text: 'तुमच्या मेसेजमधील लिंक पुन्हा उघडा. हेच पान आले तर लॅबला फोन करा.',
    },
  },
  linkEnded: {
    en: { title: 'This page has ended', text: 'Please ask the lab for a new link.' },
    hi: { title: 'यह पेज बंद हो गया', text: 'लैब से नया लिंक माँगें।' },
    mr: { title: 'हे पान बंद झाले', text: 'लॅबकडे नवीन लिंक मागा.' },
  },
  linkTakenBack: {
    en: {
      title: 'Link taken back',
      text: 'The lab has taken this link back. Please ask the lab for a new one.',
    },
    hi: { title: 'लिंक वापस लिया गया', text: 'लैब ने यह लिंक वापस ले लिया है। लैब से नया लिंक माँगें।' },
    mr: { title: 'लिंक परत घेतली', text: 'लॅबने ही लिंक परत घेतली आहे. लॅबकडे नवीन लिंक मागा.' },
  },
  reportReplaced: {
    en: {
      title: 'Report replaced',
      text: 'A newer report has replaced the one behind this link. Please ask the lab for a new link.',
    },
    hi: {
      title: 'रिपोर्ट बदल गई है',
      text: 'इस लिंक की रिपोर्ट की जगह नई रिपोर्ट आ गई है। लैब से नया लिंक माँगें।',
    },
    mr: {
      title: 'रिपोर्ट बदलली आहे',
      text: 'या लिंकच्या रिपोर्टच्या जागी नवीन रिपोर्ट आली आहे. लॅबकडे नवीन लिंक मागा.',
    },
  },
  inPerson: {
    en: { title: 'Report at the lab', text: 'Please collect this report from the lab in person.' },
    hi: { title: 'रिपोर्ट लैब में है', text: 'यह रिपोर्ट लैब से ख़ुद लें।' },
    mr: { title: 'रिपोर्ट लॅबमध्ये आहे', text: 'ही रिपोर्ट लॅबमधून स्वतः घ्या.' },
  },
  held: {
    en: { title: 'Report on hold', text: 'The lab is holding this report. Please call the lab.' },
    hi: { title: 'रिपोर्ट रोकी गई है', text: 'लैब ने यह रिपोर्ट रोकी है। कृपया लैब को फ़ोन करें।' },
    mr: { title: 'रिपोर्ट थांबवली आहे', text: 'लॅबने ही रिपोर्ट थांबवली आहे. कृपया लॅबला फोन करा.' },
  },
  heldForDue: {
    en: { title: 'Bill not paid yet', text: 'The report opens once the bill is paid.' },
    hi: { title: 'बिल अभी बाकी है', text: 'बिल चुकाने पर रिपोर्ट खुलेगी।' },
    mr: { title: 'बिल अजून बाकी आहे', text: 'बिल भरल्यावर रिपोर्ट उघडेल.' },
  },
  heldForRest: {
    en: { title: 'Tests not ready yet', text: 'The report opens once all tests are ready.' },
    hi: { title: 'टेस्ट अभी तैयार नहीं', text: 'सभी टेस्ट तैयार होने पर रिपोर्ट खुलेगी।' },
    mr: { title: 'टेस्ट अजून तयार नाहीत', text: 'सर्व टेस्ट तयार झाल्यावर रिपोर्ट उघडेल.' },
  },
  unknownReport: {
    en: {
      title: 'No such report',
      text: 'This code belongs to no released report. Scan the code on the paper again. If this page comes back, please call the lab named on the paper.',
    },
    hi: {
      title: 'ऐसी कोई रिपोर्ट नहीं',
      text: 'यह कोड किसी रिपोर्ट का नहीं है। कागज़ का कोड फिर स्कैन करें। यही पेज आए तो कागज़ पर लिखी लैब को फ़ोन करें।',
    },
    mr: {
      title: 'अशी रिपोर्ट नाही',
      text: 'हा कोड कोणत्याही रिपोर्टचा नाही. कागदावरचा कोड पुन्हा स्कॅन करा. हेच पान आले तर कागदावरील लॅबला फोन करा.',
    },
  },
  unknownBill: {
    en: {
      title: 'No such bill',
      text: 'This code belongs to no bill. Scan the code on the paper again. If this page comes back, please call the lab named on the paper.',
    },
    hi: {
      title: 'ऐसा कोई बिल नहीं',
      text: 'यह कोड किसी बिल का नहीं है। कागज़ का कोड फिर स्कैन करें। यही पेज आए तो कागज़ पर लिखी लैब को फ़ोन करें।',
    },
    mr: {
      title: 'असे बिल नाही',
      text: 'हा कोड कोणत्याही बिलाचा नाही. कागदावरचा कोड पुन्हा स्कॅन करा. हेच पान आले तर कागदावरील लॅबला फोन करा.',
    },
  },
  tooMany: {
    en: { title: 'Too many tries', text: 'Wait a minute, then open the page again.' },
    hi: { title: 'बहुत ज़्यादा कोशिशें', text: 'एक मिनट रुकें, फिर पेज दोबारा खोलें।' },
    mr: { title: 'खूप जास्त प्रयत्न', text: 'एक मिनिट थांबा, मग पान पुन्हा उघडा.' },
  },
  unreadable: {
    en: {
      title: 'This did not work',
      text: 'Go back to the page and try again, or open the link in your message again.',
    },
    hi: { title: 'यह नहीं हो सका', text: 'पेज पर वापस जाकर फिर कोशिश करें, या अपने मैसेज का लिंक फिर खोलें।' },
    mr: {
      title: 'हे झाले नाही',
      text: 'पानावर परत जाऊन पुन्हा प्रयत्न करा, किंवा मेसेजमधील लिंक पुन्हा उघडा.',
    },
  },
  noAnswer: {
    en: { title: 'The page does not open now', text: 'Try again in a few minutes.' },
    hi: { title: 'पेज अभी नहीं खुल रहा', text: 'कुछ मिनट बाद फिर कोशिश करें।' },
    mr: { title: 'पान आत्ता उघडत नाही', text: 'काही मिनिटांनी पुन्हा प्रयत्न करा.' },
  },
  failed: {
    en: {
      title: 'Something went wrong here',
      text: 'Try again in a few minutes. If this page comes back, please call the lab.',
    },
    hi: {
      title: 'यहाँ कुछ गड़बड़ हुई',
      text: 'कुछ मिनट बाद फिर कोशिश करें। यही पेज आए तो लैब को फ़ोन करें।',
    },
    mr: {
      title: 'इथे काही चुकले',
      text: 'काही मिनिटांनी पुन्हा प्रयत्न करा. हेच पान आले तर लॅबला फोन करा.',
    },
  },
};
