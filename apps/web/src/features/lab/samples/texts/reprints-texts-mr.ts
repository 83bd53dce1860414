export const reprintsTextsMr = {
  title: 'पुन्हा छापलेली लेबले',
  sum: '{count} लेबले पुन्हा छापली, {tubes} ट्यूबची',
  search: 'बारकोड किंवा लॅब ID',
  counted: '{what} {count}',
  none: 'एकही लेबल पुन्हा छापले नाही',
  noneText: 'प्रत्येक पुन्हा छपाई कारण मागते आणि येथे दिसते.',
  ordinal: 'छपाई क्र.',
  by: 'कोणी छापले',
  at: 'केव्हा छापले',
};
