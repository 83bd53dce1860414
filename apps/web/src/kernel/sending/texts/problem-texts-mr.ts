/** Why a message did not go out, in Marathi. */
export const problemTextsMr = {
  'no-address': 'नंबर किंवा पत्ता नाही',
  'opted-out': 'इथे मेसेज नको',
  'switched-off': 'सेवा बंद आहे',
  'no-template': 'मंजूर मजकूर नाही',
  'text-differs': 'मजकूर मंजूर केलेला नाही',
  unreachable: 'सेवा उत्तर देत नाही',
  'signed-out': 'सेवेने की मानली नाही',
  refused: 'सेवेने नाकारले',
  undeliverable: 'तिथे पोहोचला नाही',
  withdrawn: 'मागे घेतला',
};
