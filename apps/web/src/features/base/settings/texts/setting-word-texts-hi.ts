/** The words of the settings of a lab in Hindi. */
export const settingWordTextsHi = {
  'referrerRequired.label': 'रेफ़र करने वाला डॉक्टर ज़रूरी',
  'referrerRequired.help': 'रेफ़र करने वाले डॉक्टर के बिना बिल नहीं सहेजा जाता।',
  'phoneRequired.label': 'फ़ोन ज़रूरी',
  'phoneRequired.help': 'फ़ोन नंबर के बिना नया व्यक्ति नहीं सहेजा जाता। जहाँ लोगों के पास फ़ोन न हो, वहाँ बंद रखें।',
  'discountReasonRequired.label': 'छूट का कारण ज़रूरी',
  'discountReasonRequired.help': 'कारण के बिना छूट वाला बिल नहीं सहेजा जाता।',
  'upiReferenceRequired.label': 'UPI का संदर्भ ज़रूरी',
  'upiReferenceRequired.help':
    'संदर्भ (भुगतान करने वाले के ऐप का UTR नंबर) के बिना UPI भुगतान नहीं लिया जाता। काउंटर बंद करते समय नहीं, भुगतान लेते समय पूछा जाता है।',
  'repeatWarningHours.label': 'दोहराने की चेतावनी',
  'repeatWarningHours.help': 'उसी व्यक्ति के उसी टेस्ट की चेतावनी कितने समय पीछे तक। 0 पर कोई चेतावनी नहीं।',
  'refundHandlingRupees.label': 'रिफ़ंड का हैंडलिंग शुल्क',
  'refundHandlingRupees.help':
    'ट्यूब लेने के बाद मरीज़ रुक जाए तो हर बिल पर एक बार रखा जाने वाला शुल्क। लैब की गलती पर कुछ नहीं रखा जाता।',
  'creditNoteLimitRupees.label': 'बिना मंज़ूरी का क्रेडिट नोट',
  'creditNoteLimitRupees.help':
    'इस राशि तक क्रेडिट नोट तुरंत बनता है। उससे बड़ा अपने मंज़ूरी नियम के स्तरों का इंतज़ार करता है। 0 पर हर नोट मंज़ूरी माँगता है।',
  'accessionWhereProcessed.label': 'जहाँ टेस्ट हो वहीं एक्सेशन',
  'accessionWhereProcessed.help':
    'जिस ट्यूब का सेंटर उसके विभाग को कहीं और भेजता है, उसका एक्सेशन वहीं होता है, और कहीं नहीं।',
  'oldSamplesRefused.label': 'पुराने सैंपल नहीं लिए जाते',
  'oldSamplesRefused.help':
    'जो ट्यूब अपने किसी टेस्ट के लिए पुरानी हो चुकी है, उसका एक्सेशन कभी नहीं होता। बंद होने पर वह कारण देकर ली जाती है।',
  'centresSettleByAccount.label': 'कलेक्शन सेंटर खाते से हिसाब करते हैं',
  'centresSettleByAccount.help':
    'कलेक्शन सेंटर जिन बिलों की ट्यूब भेजता है वे अकाउंट्स का इंतज़ार करते हैं, जो उन्हें बॉक्स के हिसाब से मंज़ूर करते हैं।',
  'allowSelfCheck.label': 'भरने वाला चेक कर सकता है',
  'allowSelfCheck.help': 'जिसने वैल्यू भरी वह उसे चेक भी कर सकता है। जहाँ दो लोग ड्यूटी पर हों, वहाँ बंद रखें।',
  'criticalCallBeforeRelease.label': 'चेक से पहले क्रिटिकल कॉल',
  'criticalCallBeforeRelease.help': 'दोहराई हुई कॉल दर्ज होने तक क्रिटिकल वैल्यू चेक नहीं होती।',
  'allowSelfRangeActivation.label': 'लिखने वाला सीमा चालू कर सकता है',
  'allowSelfRangeActivation.help':
    'जिसने नई संदर्भ सीमा लिखी वह उसे चालू भी कर सकता है। जहाँ दो लोग मंज़ूरी देते हों, वहाँ बंद रखें।',
  'holdReportForDues.label': 'बकाया पर रिपोर्ट रोकें',
  'holdReportForDues.help': 'बिल का बकाया रहते रिपोर्ट न प्रिंट होती है, न भेजी जाती है। पेमेंट होते ही अपने आप छूटती है।',
  'allowSelfActivation.label': 'भरने वाला यूज़र चालू कर सकता है',
  'allowSelfActivation.help': 'जिसने नया यूज़र भरा वह उसका खाता चालू भी कर सकता है। जहाँ दो एडमिन हों, वहाँ बंद रखें।',
  'labelWay.label': 'लेबल कैसे प्रिंट हों',
  'labelWay.help': 'प्रिंट की कुंजी क्या देती है। दूसरा तरीका बगल के मेनू में रहता है।',
  'labelSize.label': 'लेबल का साइज़',
  'labelSize.help':
    'लेबल प्रिंटर में लगा रोल। छोटे पर एक अक्षर वाली लैब ID आती है; उसके बारकोड में हाइफ़न नहीं होता, और स्कैनर दोनों पढ़ते हैं।',
  'labelsPerTube.label': 'हर ट्यूब के लेबल',
  'labelsPerTube.help': 'हर लेबल की प्रतियाँ: एक ट्यूब के लिए, बाकी फ़ॉर्म या अलिकोट के लिए।',
  'nameCasing.label': 'नाम कैसे लिखे जाएँ',
  'nameCasing.help': 'अब से मरीज़ों के नाम कैसे रखे जाएँ। पहले से रखे नाम वैसे ही रहते हैं।',
  'startView.label': 'पहली स्क्रीन',
  'startView.help': 'साइन-इन के बाद लोग कहाँ शुरू करें, अगर उनकी भूमिका उसे खोल सकती है।',
  'letterhead.label': 'रिपोर्ट का काग़ज़',
  'letterhead.help': 'लैब के प्रिंटरों में लगा काग़ज़। दूसरे काग़ज़ वाला काउंटर स्क्रीन पर अपना चुनता है।',
  'intervalsApproved.label': 'संदर्भ सीमाएँ मंज़ूर',
  'intervalsApproved.help':
    'पैथोलॉजिस्ट के सीमाएँ देख लेने पर चालू करें। तब तक बिल और रिपोर्ट पर लिखा रहता है कि वे अभी मंज़ूर नहीं हैं।',
  'signEverySheet.label': 'हर पन्ने पर दस्तख़त',
  'signEverySheet.help': 'रिपोर्ट के हर पन्ने पर दस्तख़त छपते हैं। बंद रहने पर एक ही बार, आख़िरी नतीजों के साथ छपते हैं।',
  'reportDisclaimer.label': 'रिपोर्ट के अंतिम शब्द',
  'reportDisclaimer.help': 'हर रिपोर्ट के अंत में आम शब्दों की जगह छपते हैं।',
};
