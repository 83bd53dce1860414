/** Refusals of the accounts of agencies, in Marathi. */
export const agencyRefusalTextsMr = {
  'agency-beyond-limit':
    '{agency} कडे {available} उपलब्ध आहे आणि हे {amount} चे आहे. आधी तिच्याकडून पैसे घ्या, तिची मर्यादा वाढवा, किंवा रुग्णाकडून घ्या',
  'agency-stopped':
    '{agency} कडे {available} उपलब्ध आहे: पैसे येईपर्यंत तिच्या खात्यावर आणखी काही घेतले जात नाही. हे बिल रुग्ण देऊ शकतो',
  'agency-limit-used':
    '{agency} प्रीपेड आहे आणि तिने मर्यादेपैकी {used} वापरली आहे. आधी तिच्याकडून पैसे घ्या, किंवा यापेक्षा कमी मर्यादा निवडू नका',
  'agency-pays-cash': '{agency} चे खाते नाही: तिचे रुग्ण काउंटरवर देतात. आधी एजन्सीमध्ये तिचा देयक प्रकार बदला',
  'agency-pays-rest': 'एजन्सी बिलाचे सर्व उरलेले देते, जे {rest} आहे',
  'agency-suspended': 'पैसे देईपर्यंत तुमची एजन्सी निलंबित आहे. तिचे खाते आणि इनव्हॉइस तरीही दिसतात',
  'receipt-reversed-already': '{number} आधीच मागे घेतली आहे',
  'receipt-is-reversal': '{number} एक पावती मागे घेते आणि स्वतः मागे घेतली जात नाही; पैसे पुन्हा नोंदवा',
  'receipt-without-tds': '{number} मध्ये कर कापला नाही: त्याला प्रमाणपत्र लागत नाही',
};
