/** Saving a list as a file, in Hindi. */
export const exportTextsHi = {
  export: 'एक्सपोर्ट',
  excel: 'Excel में',
  otherBank: 'दूसरा बैंक',
  csv: 'CSV में',
};
