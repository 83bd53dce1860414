/** Agencies in Marathi. */
export const agencyTextsMr = {
  agencies: 'एजन्सी',
  newAgency: 'नवी एजन्सी',
  noneAgencies: 'ज्या बिलांवर एजन्सीचे नाव असते ती तिची असतात; तिचे युजर ती पाहतात.',
  name: 'नाव',
  nameHint: 'या नावाची बिले एजन्सीची असतात',
  phone: 'फोन',
};
