export const reprintsTextsHi = {
  title: 'लेबल दोबारा छपे',
  sum: '{count} लेबल दोबारा छपे, {tubes} ट्यूब के',
  search: 'बारकोड या लैब ID',
  counted: '{what} {count}',
  none: 'कोई लेबल दोबारा नहीं छपा',
  noneText: 'हर दोबारा छपाई कारण माँगती है और यहाँ दिखती है।',
  ordinal: 'छपाई क्र.',
  by: 'किसने छापा',
  at: 'कब छापा',
};
