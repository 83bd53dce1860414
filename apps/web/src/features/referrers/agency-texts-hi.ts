/** Agencies in Hindi. */
export const agencyTextsHi = {
  agencies: 'एजेंसियाँ',
  newAgency: 'नई एजेंसी',
  noneAgencies: 'जिन बिलों में एजेंसी का नाम हो वे उसके होते हैं; उसके यूज़र उन्हें देखते हैं।',
  name: 'नाम',
  nameHint: 'इस नाम वाले बिल एजेंसी के होते हैं',
  phone: 'फ़ोन',
};
