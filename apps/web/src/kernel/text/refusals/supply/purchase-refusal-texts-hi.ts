/** Refusals of vendors, contracts and what is bought, in Hindi. */
export const purchaseRefusalTextsHi = {
  'vendor-without-address': '{vendor} का कोई मुख्य पता नहीं है। पहले एक पता जोड़ें: ऑर्डर वहीं जाते हैं',
  'vendor-waits': '{vendor} मंज़ूरी के इंतज़ार में है। जो मंज़ूर करेगा वही उसे चालू करेगा',
};
