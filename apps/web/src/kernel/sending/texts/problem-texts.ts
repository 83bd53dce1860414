import { defineTexts } from '../../text/define-texts.ts';

/** Why a message did not go out on a channel. */
export const problemTexts = defineTexts({
  'no-address': ['no number or address', 'नंबर या पता नहीं', 'नंबर किंवा पत्ता नाही'],
  'opted-out': ['wants no messages there', 'यहाँ मैसेज नहीं चाहिए', 'इथे मेसेज नको'],
  'switched-off': ['the service is switched off', 'सेवा बंद है', 'सेवा बंद आहे'],
  'no-template': ['no approved text', 'मंज़ूर टेक्स्ट नहीं', 'मंजूर मजकूर नाही'],
  'text-differs': ['the text is not the approved one', 'टेक्स्ट मंज़ूर वाला नहीं', 'मजकूर मंजूर केलेला नाही'],
  unreachable: ['the service does not answer', 'सेवा जवाब नहीं देती', 'सेवा उत्तर देत नाही'],
  'signed-out': ['the keys of the service are refused', 'सेवा ने की नहीं मानी', 'सेवेने की मानली नाही'],
  refused: ['the service refused it', 'सेवा ने मना किया', 'सेवेने नाकारले'],
  undeliverable: ['not reached there', 'वहाँ नहीं पहुँचा', 'तिथे पोहोचला नाही'],
  withdrawn: ['taken back', 'वापस लिया', 'मागे घेतला'],
});
