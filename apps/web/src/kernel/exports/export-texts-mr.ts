/** Saving a list as a file, in Marathi. */
export const exportTextsMr = {
  export: 'एक्सपोर्ट',
  excel: 'Excel मध्ये',
  otherBank: 'दुसरी बँक',
  csv: 'CSV मध्ये',
};
