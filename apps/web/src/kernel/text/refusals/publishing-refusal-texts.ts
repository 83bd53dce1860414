import { defineTranslations, type InTwo } from '../define-texts.ts';
import type { publishingRefusals } from '@nidan/contract/kernel/publishing-refusals';

/** Refusals of what is published and of the pages of patients. */
export const publishingRefusalTexts = defineTranslations({
  'link-ended': ['यह पेज पहले ही वापस लिया जा चुका है। नया दें', 'हे पान आधीच परत घेतले आहे. नवीन द्या'],
  'publishing-rule-taken': [
    'इसी पाने वाले, टेस्ट, डॉक्टर, एजेंसी और जगह का नियम पहले से है। उसी को बदलें',
    'याच घेणाऱ्याचा, टेस्ट, डॉक्टर, एजन्सी आणि जागेचा नियम आधीच आहे. तोच बदला',
  ],
  'publishing-rule-channel': [
    '{channel} हाथ से होता है: नियम से केवल WhatsApp, SMS, ई-मेल या Nidan की सूचना जाती है',
    '{channel} हाताने होते: नियमाने फक्त WhatsApp, SMS, ई-मेल किंवा Nidan मधील सूचना जाते',
  ],
  'publishing-restricted': ['{labNo} की रिपोर्ट हाथों-हाथ दी जाती है: इसमें सहमति वाला टेस्ट है', '{labNo} ची रिपोर्ट हातोहात दिली जाते: यात संमतीची टेस्ट आहे'],
  'publishing-not-agreed': [
    '{labNo} के मरीज़ ने बिल पर किसी मैसेज की सहमति नहीं दी। अभी माँगें तो डिस्पैच डेस्क पर चैनल चुनें',
    '{labNo} च्या रुग्णाने बिलावर कोणत्याही मेसेजला संमती दिली नाही. आता मागितल्यास डिस्पॅच डेस्कवर चॅनेल निवडा',
  ],
  'publishing-replaced': ['{labNo} की नई रिपोर्ट आ चुकी है। उसे भेजें', '{labNo} ची नवीन रिपोर्ट आली आहे. ती पाठवा'],
  'publishing-no-recipient': ['{labNo} के बिल पर भेजने के लिए {recipient} नहीं है', '{labNo} च्या बिलावर पाठवायला {recipient} नाही'],
  'publishing-gone': ['इसमें से कुछ वापस नहीं लिया जा सकता: जा चुका है, या भेजा ही नहीं गया', 'यातले काही परत घेता येत नाही: गेले आहे, किंवा पाठवलेच नाही'],
} satisfies Record<keyof typeof publishingRefusals, InTwo>);
