import type { pathologyRefusals } from '@nidan/contract/kernel/pathology-refusals';

/** Refusals of what pathologists report, in Marathi. */
export const pathologyRefusalTextsMr = {
  'not-a-case': '{test} टप्प्यांत होत नाही: त्याच्या अहवालात त्याची मूल्येच असतात',
  'case-closed': '{test} {label} आहे: त्याचा अहवाल आता बदलत नाही. दुरुस्तीसाठी तो परत घ्या, किंवा पुरवणी जोडा',
  'synoptic-other-form': 'या केसमध्ये "{form}" फॉर्म आधीच आहे. आधी तो काढा, मग दुसरा निवडा',
  'synoptic-incomplete': '{test}: सिनॉप्टिक फॉर्ममध्ये {fields} नाही. तो भरा, किंवा फॉर्म काढा',
  'synoptic-differs': '{test}: {field} {expected} हवे ({because}). ते दुरुस्त करा, किंवा फॉर्ममध्ये कारण लिहा',
  'opinion-open': '{test} साठी {name} यांचे दुसरे मत यायचे आहे. त्याची वाट पाहा, किंवा कारण देऊन मागणी परत घ्या',
  'opinion-of-oneself': 'दुसरे मत दुसरी व्यक्ती देते. दुसरी व्यक्ती निवडा',
  'opinion-asked-already': '{name} यांना आधीच विचारले आहे, उत्तर यायचे आहे',
  'opinion-not-yours': 'हे मत {name} यांना विचारले होते, तेच देऊ शकतात',
  'opinion-over': 'हे मत आधीच दिले किंवा परत घेतले आहे',
  'not-a-colleague': 'ही व्यक्ती येथे अहवालावर सही करू शकत नाही. दुसरी निवडा',
  'rescreen-due': '{test}: सहीआधी दुसरा स्क्रीनर स्मिअर पाहतो',
  'smear-contradicts': '{test}: सर्वसाधारण वर्ग "{category}" आहे, पण पेशी {found} सांगतात. एक दुरुस्त करा',
  'screening-done': 'स्मिअरची ही तपासणी आधीच लिहिली आहे',
  'screening-too-early': 'आधी पहिली स्क्रीनिंग होते. ती लिहा, मग पुढे जा',
  'rescreen-by-other': 'ज्याने आधी पाहिले तोच पुन्हा पाहत नाही. सहकाऱ्याला सांगा',
  'addendum-not-released': '{test} अजून कोणत्याही दिलेल्या अहवालात नाही: ते अहवालातच लिहा',
  'addendum-with-changes': 'अहवालात आणखीही बदल आहेत. आधी तो जारी करा, मग पुरवणी लिहा',
  'addendum-number-taken': 'मधल्या वेळेत कोणी पुरवणी लिहिली आहे. पुन्हा उघडून वाचा',
  'frozen-number-taken': 'मधल्या वेळेत कोणी फ्रोझन सेक्शन लिहिले आहे. पुन्हा उघडून वाचा',
  'frozen-out-of-order': 'फ्रोझन सेक्शन आधी मिळते, मग सांगितले जाते, आणि भविष्यात नाही. वेळा दुरुस्त करा',
  'pictures-full': 'एका केसमध्ये {most} चित्रे राहतात. आधी एक काढा',
  'printed-pictures-full': 'अहवालावर एका केसची {most} चित्रे छापली जातात. आधी एक सोडा',
} satisfies Record<keyof typeof pathologyRefusals, string>;
