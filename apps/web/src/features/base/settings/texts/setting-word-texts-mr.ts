/** The words of the settings of a lab in Marathi. */
export const settingWordTextsMr = {
  'referrerRequired.label': 'रेफर करणारे डॉक्टर आवश्यक',
  'referrerRequired.help': 'रेफर करणाऱ्या डॉक्टरांशिवाय बिल जतन होत नाही.',
  'phoneRequired.label': 'फोन आवश्यक',
  'phoneRequired.help': 'फोन नंबरशिवाय नवी व्यक्ती जतन होत नाही. जेथे लोकांकडे फोन नसतो तेथे बंद ठेवा.',
  'discountReasonRequired.label': 'सवलतीचे कारण आवश्यक',
  'discountReasonRequired.help': 'कारणाशिवाय सवलतीचे बिल जतन होत नाही.',
  'upiReferenceRequired.label': 'UPI चा संदर्भ आवश्यक',
  'upiReferenceRequired.help':
    'संदर्भाशिवाय (पैसे देणाऱ्याच्या ॲपमधील UTR क्रमांक) UPI पेमेंट घेतले जात नाही. काउंटर बंद करताना नव्हे, पेमेंट घेताना विचारले जाते.',
  'repeatWarningHours.label': 'पुन्हा केल्याची सूचना',
  'repeatWarningHours.help': 'त्याच व्यक्तीच्या त्याच टेस्टची सूचना किती मागेपर्यंत. 0 असल्यास सूचना नाही.',
  'refundHandlingRupees.label': 'परताव्याचे हाताळणी शुल्क',
  'refundHandlingRupees.help':
    'ट्यूब घेतल्यानंतर रुग्ण थांबल्यास प्रत्येक बिलावर एकदाच ठेवले जाणारे शुल्क. लॅबची चूक असल्यास काहीही ठेवले जात नाही.',
  'creditNoteLimitRupees.label': 'मंजुरीशिवाय क्रेडिट नोट',
  'creditNoteLimitRupees.help':
    'या रकमेपर्यंत क्रेडिट नोट लगेच तयार होते. त्याहून मोठी आपल्या मंजुरी नियमाच्या स्तरांची वाट पाहते. 0 असल्यास प्रत्येक नोट मंजुरी मागते.',
  'accessionWhereProcessed.label': 'टेस्ट होते तेथेच ॲक्सेशन',
  'accessionWhereProcessed.help': 'ज्या ट्यूबचे सेंटर तिचा विभाग दुसरीकडे पाठवते, तिचे ॲक्सेशन तेथेच होते, दुसरीकडे नाही.',
  'oldSamplesRefused.label': 'जुने नमुने घेतले जात नाहीत',
  'oldSamplesRefused.help':
    'जी ट्यूब तिच्या एखाद्या टेस्टसाठी जुनी झाली आहे, तिचे ॲक्सेशन कधीच होत नाही. बंद असल्यास ती कारण देऊन घेतली जाते.',
  'allowSelfCheck.label': 'भरणारा चेक करू शकतो',
  'allowSelfCheck.help': 'ज्याने व्हॅल्यू भरली तो ती चेकही करू शकतो. जेथे दोन लोक ड्युटीवर असतात तेथे बंद ठेवा.',
  'criticalCallBeforeRelease.label': 'चेकआधी क्रिटिकल कॉल',
  'criticalCallBeforeRelease.help': 'परत म्हटलेला कॉल नोंदेपर्यंत क्रिटिकल व्हॅल्यू चेक होत नाही.',
  'allowSelfRangeActivation.label': 'लिहिणारा मर्यादा सुरू करू शकतो',
  'allowSelfRangeActivation.help':
    'ज्याने नवी संदर्भ मर्यादा लिहिली तो ती सुरूही करू शकतो. जेथे दोन लोक मंजुरी देतात तेथे बंद ठेवा.',
  'holdReportForDues.label': 'थकबाकीवर रिपोर्ट थांबवा',
  'holdReportForDues.help':
    'बिलाची थकबाकी असताना रिपोर्ट प्रिंट होत नाही किंवा पाठवला जात नाही. पेमेंट झाले की आपोआप सुटतो.',
  'allowSelfActivation.label': 'भरणारा युजर सुरू करू शकतो',
  'allowSelfActivation.help': 'ज्याने नवा युजर भरला तो त्याचे खाते सुरूही करू शकतो. जेथे दोन ॲडमिन आहेत तेथे बंद ठेवा.',
  'labelWay.label': 'लेबले कशी प्रिंट होतात',
  'labelWay.help': 'प्रिंटची की काय देते. दुसरा प्रकार शेजारच्या मेनूत राहतो.',
  'labelSize.label': 'लेबलांचा आकार',
  'labelSize.help':
    'लेबल प्रिंटरमधील रोल. लहानावर एका अक्षराचा लॅब ID बसतो; त्याच्या बारकोडमध्ये हायफन नसतो, आणि स्कॅनर दोन्ही वाचतात.',
  'labelsPerTube.label': 'प्रत्येक ट्यूबची लेबले',
  'labelsPerTube.help': 'प्रत्येक लेबलच्या प्रती: एक ट्यूबसाठी, बाकी फॉर्म किंवा अलिकोटसाठी.',
  'nameCasing.label': 'नावे कशी लिहायची',
  'nameCasing.help': 'आतापासून रुग्णांची नावे कशी ठेवायची. आधी ठेवलेली नावे तशीच राहतात.',
  'startView.label': 'पहिली स्क्रीन',
  'startView.help': 'साइन-इननंतर लोक कुठे सुरू करतात, त्यांची भूमिका ती उघडू शकत असेल तर.',
  'letterhead.label': 'रिपोर्टचा कागद',
  'letterhead.help': 'लॅबच्या प्रिंटरमधील कागद. दुसरा कागद असलेला काउंटर स्क्रीनवर स्वतःचा निवडतो.',
  'intervalsApproved.label': 'संदर्भ मर्यादा मंजूर',
  'intervalsApproved.help':
    'पॅथॉलॉजिस्टने मर्यादा तपासल्यावर चालू करा. तोपर्यंत बिल आणि अहवालावर त्या अजून मंजूर नाहीत असे छापले जाते.',
  'signEverySheet.label': 'प्रत्येक पानावर सही',
  'signEverySheet.help':
    'रिपोर्टच्या प्रत्येक पानावर सह्या छापल्या जातात. बंद असल्यास एकदाच, शेवटच्या निकालांसोबत छापल्या जातात.',
  'reportDisclaimer.label': 'रिपोर्टचे शेवटचे शब्द',
  'reportDisclaimer.help': 'प्रत्येक रिपोर्टच्या शेवटी नेहमीच्या शब्दांऐवजी छापले जातात.',
};
