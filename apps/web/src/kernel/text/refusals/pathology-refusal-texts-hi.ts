import type { pathologyRefusals } from '@nidan/contract/kernel/pathology-refusals';

/** Refusals of what pathologists report, in Hindi. */
export const pathologyRefusalTextsHi = {
  'not-a-case': '{test} चरणों में नहीं होता: इसकी रिपोर्ट में इसके मान ही होते हैं',
  'case-closed': '{test} {label} है: इसकी रिपोर्ट अब नहीं बदलती। सुधारने के लिए इसे वापस लें, या परिशिष्ट जोड़ें',
  'synoptic-other-form': 'इस केस में "{form}" फ़ॉर्म पहले से है। पहले उसे हटाएँ, फिर दूसरा चुनें',
  'synoptic-incomplete': '{test}: सिनॉप्टिक फ़ॉर्म में {fields} नहीं है। इसे भरें, या फ़ॉर्म हटाएँ',
  'synoptic-differs': '{test}: {field} {expected} होना चाहिए ({because})। इसे सुधारें, या फ़ॉर्म में कारण लिखें',
  'opinion-open': '{test} के लिए {name} की दूसरी राय आनी बाकी है। उसका इंतज़ार करें, या कारण देकर माँग वापस लें',
  'opinion-of-oneself': 'दूसरी राय कोई और देता है। दूसरा व्यक्ति चुनें',
  'opinion-asked-already': '{name} से पहले ही राय माँगी गई है, जवाब बाकी है',
  'opinion-not-yours': 'यह राय {name} से माँगी गई थी, वही दे सकते हैं',
  'opinion-over': 'यह राय पहले ही दी या वापस ली जा चुकी है',
  'not-a-colleague': 'यह व्यक्ति यहाँ रिपोर्ट पर हस्ताक्षर नहीं कर सकता। दूसरा चुनें',
  'rescreen-due': '{test}: हस्ताक्षर से पहले दूसरा स्क्रीनर स्मीयर देखता है',
  'smear-contradicts': '{test}: सामान्य श्रेणी "{category}" है, पर कोशिकाएँ {found} बताती हैं। एक को सुधारें',
  'screening-done': 'स्मीयर की यह जाँच पहले ही लिखी जा चुकी है',
  'screening-too-early': 'पहले पहली स्क्रीनिंग होती है। उसे लिखें, फिर आगे बढ़ें',
  'rescreen-by-other': 'जिसने पहले देखा वही दोबारा नहीं देखता। किसी सहकर्मी से कहें',
  'addendum-not-released': '{test} अभी किसी जारी रिपोर्ट में नहीं है: इसे रिपोर्ट में ही लिखें',
  'addendum-with-changes': 'रिपोर्ट में और भी बदलाव हैं। पहले उसे जारी करें, फिर परिशिष्ट लिखें',
  'addendum-number-taken': 'इस बीच किसी ने परिशिष्ट लिखा है। फिर से खोलकर पढ़ें',
  'frozen-number-taken': 'इस बीच किसी ने फ्रोज़न सेक्शन लिखा है। फिर से खोलकर पढ़ें',
  'frozen-out-of-order': 'फ्रोज़न सेक्शन पहले मिलता है, फिर बताया जाता है, और भविष्य में नहीं। समय सुधारें',
  'pictures-full': 'एक केस में {most} तस्वीरें रहती हैं। पहले एक हटाएँ',
  'printed-pictures-full': 'रिपोर्ट पर एक केस की {most} तस्वीरें छपती हैं। पहले एक को छोड़ें',
} satisfies Record<keyof typeof pathologyRefusals, string>;
