/** A referring doctor's patients in Marathi. */
export const doctorTextsMr = {
  title: 'माझे रुग्ण',
  sub: 'Enter ने अहवाल उघडतो',
  search: 'नाव किंवा लॅब ID',
  none: 'रुग्ण सापडला नाही',
  noneText: 'दुसरी तारीख निवडा, किंवा नाव किंवा लॅब ID ने शोधा.',
  at: 'भेट',
  labNo: 'लॅब ID',
  patient: 'रुग्ण',
  tests: 'टेस्ट',
  report: 'अहवाल',
  notReady: '{labNo} चा अहवाल अजून तयार नाही',
  ready: 'तयार, {at}',
};
