import type { publishingRefusals } from '@nidan/contract/kernel/publishing-refusals';

/** Refusals of what is published and of the pages of patients, in Hindi. */
export const publishingRefusalTextsHi = {
  'link-ended': 'यह पेज पहले ही वापस लिया जा चुका है। नया दें',
  'publishing-rule-taken': 'इसी पाने वाले, टेस्ट, डॉक्टर, एजेंसी और जगह का नियम पहले से है। उसी को बदलें',
  'publishing-rule-channel': '{channel} हाथ से होता है: नियम से केवल WhatsApp, SMS, ई-मेल या Nidan की सूचना जाती है',
  'publishing-restricted': '{labNo} की रिपोर्ट हाथों-हाथ दी जाती है: इसमें सहमति वाला टेस्ट है',
  'publishing-not-agreed': '{labNo} के मरीज़ ने बिल पर किसी मैसेज की सहमति नहीं दी। अभी माँगें तो डिस्पैच डेस्क पर चैनल चुनें',
  'publishing-replaced': '{labNo} की नई रिपोर्ट आ चुकी है। उसे भेजें',
  'publishing-no-recipient': '{labNo} के बिल पर भेजने के लिए {recipient} नहीं है',
  'publishing-gone': 'इसमें से कुछ वापस नहीं लिया जा सकता: जा चुका है, या भेजा ही नहीं गया',
} satisfies Record<keyof typeof publishingRefusals, string>;
