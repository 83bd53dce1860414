/** Why a message did not go out, in Hindi. */
export const problemTextsHi = {
  'no-address': 'नंबर या पता नहीं',
  'opted-out': 'यहाँ मैसेज नहीं चाहिए',
  'switched-off': 'सेवा बंद है',
  'no-template': 'मंज़ूर टेक्स्ट नहीं',
  'text-differs': 'टेक्स्ट मंज़ूर वाला नहीं',
  unreachable: 'सेवा जवाब नहीं देती',
  'signed-out': 'सेवा ने की नहीं मानी',
  refused: 'सेवा ने मना किया',
  undeliverable: 'वहाँ नहीं पहुँचा',
  withdrawn: 'वापस लिया',
};
