import { defineTexts } from '../../../../../kernel/text/define-texts.ts';

/** Which rule gave a price. */
export const priceTexts = defineTexts({
  agency_test: ['Own rate of the agency for this test', 'इस टेस्ट के लिए एजेंसी की अपनी दर', 'या टेस्टसाठी एजन्सीचा स्वतःचा दर'],
  agency_list: ['Rate list of the agency', 'एजेंसी की दर सूची', 'एजन्सीची दर यादी'],
  centre_list: ['Rate list of the centre', 'सेंटर की दर सूची', 'सेंटरची दर यादी'],
  lab_rate: ['Rate of the lab', 'लैब की दर', 'लॅबचा दर'],
  package: ['Price of the package', 'पैकेज की कीमत', 'पॅकेजची किंमत'],
  mrp: ['MRP', 'MRP', 'MRP'],
  markOwn: ['own', 'अपनी', 'स्वतःचा'],
  markList: ['list', 'सूची', 'यादी'],
  markCentre: ['centre', 'सेंटर', 'सेंटर'],
});
