/** Which rule gave a price, in Marathi. */
export const priceTextsMr = {
  agency_test: 'या टेस्टसाठी एजन्सीचा स्वतःचा दर',
  agency_list: 'एजन्सीची दर यादी',
  centre_list: 'सेंटरची दर यादी',
  lab_rate: 'लॅबचा दर',
  package: 'पॅकेजची किंमत',
  mrp: 'MRP',
  markOwn: 'स्वतःचा',
  markList: 'यादी',
  markCentre: 'सेंटर',
};
