/** Refusals of cultures and of tables of breakpoints, in Marathi. */
export const cultureRefusalTextsMr = {
  'culture-not-one': '{test} कल्चर नाही: त्याच्या एकाही पॅरामीटरमध्ये जीवाणूचे नाव नाही. वर्कशीटवर लिहा',
  'culture-exists': '{test} चे कल्चर आधीच घेतले आहे. यादीतून उघडा',
  'culture-specimen-unknown': '{test} च्या ट्यूबवरून नमुना कळत नाही. नमुना निवडा',
  'culture-test-closed': 'बिलावर {test} ची स्थिती {label} आहे, म्हणून आत्ता त्याच्या कल्चरवर काम होत नाही',
  'culture-not-scanned-in': '{test} ची ट्यूब विभागाने अजून स्कॅन केलेली नाही. आधी विभाग ॲक्सेशनवर स्कॅन करा, मग कल्चर घ्या',
  'culture-reading-unknown': 'या कल्चरला वाचन {no} नाही. त्याचे एखादे वाचन निवडा',
  'culture-nothing-seen': 'हे कल्चर अजून कोणी वाचले नाही. वाचन किंवा ग्राम स्टेन लिहा, मग अंतरिम अहवाल द्या',
  'culture-isolate-number': 'आयसोलेट {no} आधीच {organism} आहे. दुसरा क्रमांक घ्या, किंवा तोच बदला',
  'culture-organism-changed':
    'आयसोलेट {no} ची {count} मूल्ये {organism} समजून ठरवली होती. ती {now} म्हणून पुन्हा ठरवायची हे मान्य करा; जुने निर्णय राहतात',
  'culture-mic-off-grid':
    '{medicine} साठी {value} हे डायल्यूशन नाही. MIC 0.25, 0.5, 1, 2 असे असतात; शेवटच्या पलीकडे असेल तर आधी ≤ किंवा > लिहा',
  'culture-not-a-mic': '{value} हा {medicine} चा MIC नाही. mg/L मध्ये संख्या लिहा, जसे 0.25, ≤0.25 किंवा >32',
  'culture-zone-impossible': '{medicine} भोवती {value} mm चा झोन शक्य नाही: प्लेटवर 6 ते 60 mm असतो. पुन्हा मोजा',
  'culture-value-missing': '{medicine} चे मूल्य नाही. आधी मोजलेले लिहा, मग निर्णय',
  'culture-print-unjudged':
    '{medicine} चा निर्णय नाही, म्हणून ते छापत नाही: {why}. पुन्हा वाचा, किंवा कारण देऊन निर्णय लिहा',
  'culture-value-twice': 'एका आयसोलेटसाठी {medicine} दोनदा आहे. प्रत्येक मूल्य एकदाच पाठवा',
  'culture-isolate-missing':
    'वाढ दिसली आहे आणि जीवाणूचे नाव नाही. आयसोलेटचे नाव लिहा, किंवा शेवटच्या वाचनात काही वाढले नाही असे लिहा',
  'culture-has-isolates': 'कल्चरमध्ये आयसोलेट आहेत, म्हणून वाढ आहे. आधी ते कारण देऊन काढा',
  'culture-still-early': 'शेवटचे वाचन {at} ला आहे. ते वाचा, मग काही वाढले नाही असे लिहा',
  'culture-values-missing': '{test} मध्ये {parameters} बाकी आहे. ते वर्कशीटवर लिहा, मग कल्चर पूर्ण करा',
  'culture-checked': '{test} तपासली गेली आहे. कारण देऊन तपासणी मागे घ्या, मग कल्चर उघडा',
  'culture-alert-told': '{toldTo} यांना हे आधीच सांगितले आहे',
  'breakpoints-added': '{document} लॅबमध्ये आधीच आहे',
  'breakpoints-unknown': '{document} नावाचा तक्ता सोबत येत नाही',
  'breakpoints-file': '{name} ही WHONET ची ब्रेकपॉइंट फाइल नाही: {fault}',
} as const;
