/** A referring doctor's patients in Hindi. */
export const doctorTextsHi = {
  title: 'मेरे मरीज़',
  sub: 'Enter से रिपोर्ट खुलती है',
  search: 'नाम या लैब ID',
  none: 'कोई मरीज़ नहीं मिला',
  noneText: 'दूसरी तारीख़ चुनें, या नाम या लैब ID से खोजें।',
  at: 'विज़िट',
  labNo: 'लैब ID',
  patient: 'मरीज़',
  tests: 'टेस्ट',
  report: 'रिपोर्ट',
  notReady: '{labNo} की रिपोर्ट अभी तैयार नहीं',
  ready: 'तैयार, {at}',
};
