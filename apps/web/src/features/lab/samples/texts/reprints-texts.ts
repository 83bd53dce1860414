import { defineTexts } from '../../../../kernel/text/define-texts.ts';

export const reprintsTexts = defineTexts({
  title: ['Label reprints', 'लेबल दोबारा छपे', 'पुन्हा छापलेली लेबले'],
  sum: ['{count} labels printed again, of {tubes} tubes', '{count} लेबल दोबारा छपे, {tubes} ट्यूब के', '{count} लेबले पुन्हा छापली, {tubes} ट्यूबची'],
  search: ['Barcode or lab ID', 'बारकोड या लैब ID', 'बारकोड किंवा लॅब ID'],
  counted: ['{what} {count}', '{what} {count}', '{what} {count}'],
  none: ['No label was printed again', 'कोई लेबल दोबारा नहीं छपा', 'एकही लेबल पुन्हा छापले नाही'],
  noneText: ['Every reprint asks a reason and is listed here.', 'हर दोबारा छपाई कारण माँगती है और यहाँ दिखती है।', 'प्रत्येक पुन्हा छपाई कारण मागते आणि येथे दिसते.'],
  ordinal: ['Print no.', 'छपाई क्र.', 'छपाई क्र.'],
  by: ['Printed by', 'किसने छापा', 'कोणी छापले'],
  at: ['Printed at', 'कब छापा', 'केव्हा छापले'],
});
