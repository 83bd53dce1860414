import type { publishingRefusals } from '@nidan/contract/kernel/publishing-refusals';

/** Refusals of what is published and of the pages of patients, in Marathi. */
export const publishingRefusalTextsMr = {
  'link-ended': 'हे पान आधीच परत घेतले आहे. नवीन द्या',
  'publishing-rule-taken': 'याच घेणाऱ्याचा, टेस्ट, डॉक्टर, एजन्सी आणि जागेचा नियम आधीच आहे. तोच बदला',
  'publishing-rule-channel': '{channel} हाताने होते: नियमाने फक्त WhatsApp, SMS, ई-मेल किंवा Nidan मधील सूचना जाते',
  'publishing-restricted': '{labNo} ची रिपोर्ट हातोहात दिली जाते: यात संमतीची टेस्ट आहे',
  'publishing-not-agreed':
    '{labNo} च्या रुग्णाने बिलावर कोणत्याही मेसेजला संमती दिली नाही. आता मागितल्यास डिस्पॅच डेस्कवर चॅनेल निवडा',
  'publishing-replaced': '{labNo} ची नवीन रिपोर्ट आली आहे. ती पाठवा',
  'publishing-no-recipient': '{labNo} च्या बिलावर पाठवायला {recipient} नाही',
  'publishing-gone': 'यातले काही परत घेता येत नाही: गेले आहे, किंवा पाठवलेच नाही',
} satisfies Record<keyof typeof publishingRefusals, string>;
