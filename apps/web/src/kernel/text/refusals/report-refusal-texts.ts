import { defineTranslations } from '../define-texts.ts';

/** Refusals of reports. */
export const reportRefusalTexts = defineTranslations({
  'reports-blocked': [
    'यह लैब {label} है: रिपोर्ट रिलीज़, प्रिंट या भेजी नहीं जातीं। क्रिटिकल वैल्यू अब भी बताई जाती हैं',
    'ही लॅब {label} आहे: रिपोर्ट रिलीज, प्रिंट किंवा पाठवले जात नाहीत. क्रिटिकल व्हॅल्यू तरीही कळवल्या जातात',
  ],
  'report-nothing-checked': ['{labNo} के किसी टेस्ट की रिपोर्ट अभी नहीं बन सकती: {why}', '{labNo} च्या कोणत्याही टेस्टचा रिपोर्ट अजून होऊ शकत नाही: {why}'],
  'format-kept': ['{test} {label} है और उसका प्रारूप वही रहता है: पहले परिणाम वापस लें', '{test} {label} आहे आणि तिचा आराखडा तोच राहतो: आधी निकाल मागे घ्या'],
  'report-unchanged': ['{labNo} की रिपोर्ट के संस्करण {revision} के बाद कुछ नहीं बदला', '{labNo} च्या रिपोर्टच्या आवृत्ती {revision} नंतर काही बदललेले नाही'],
  'amendment-reason-missing': ['संस्करण {revision} रिलीज़ हुई बात बदलता है। कृपया कारण लिखें', 'आवृत्ती {revision} रिलीज केलेले बदलते. कृपया कारण लिहा'],
  'report-held': ['{labNo} की रिपोर्ट होल्ड पर है: {block}', '{labNo} चा रिपोर्ट होल्डवर आहे: {block}'],
  'report-replaced': ['{labNo} की यह रिपोर्ट बाद के संस्करण से बदल चुकी है', '{labNo} चा हा रिपोर्ट नंतरच्या आवृत्तीने बदलला आहे'],
});
