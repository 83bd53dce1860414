/** Which rule gave a price, in Hindi. */
export const priceTextsHi = {
  agency_test: 'इस टेस्ट के लिए एजेंसी की अपनी दर',
  agency_list: 'एजेंसी की दर सूची',
  centre_list: 'सेंटर की दर सूची',
  lab_rate: 'लैब की दर',
  package: 'पैकेज की कीमत',
  mrp: 'MRP',
  markOwn: 'अपनी',
  markList: 'सूची',
  markCentre: 'सेंटर',
};
