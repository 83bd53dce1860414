/** Refusals of vendors, contracts and what is bought, in Marathi. */
export const purchaseRefusalTextsMr = {
  'vendor-without-address': '{vendor} चा मुख्य पत्ता नाही. आधी एक पत्ता जोडा: ऑर्डर तिथेच जातात',
  'vendor-waits': '{vendor} मंजुरीच्या प्रतीक्षेत आहे. जो मंजूर करेल तोच त्याला सुरू करेल',
  'vendor-not-active': '{vendor} ची स्थिती {label} आहे. ऑर्डर आणि करार चालू विक्रेत्यांसाठी आहेत',
  'contract-ends-first': 'करार {to} रोजी, सुरू होण्याआधी संपतो. नंतरचा शेवटचा दिवस निवडा',
  'contract-over': '{number} {to} रोजी संपला आहे. पुढील दिवसांसाठी नवा करार करा',
  'contract-empty': '{number} मध्ये एकही आयटम नाही. आधी त्याचे दर भरा',
  'contract-item-twice': '{item} दोनदा आहे. त्याचे दर एकदाच, स्लॅब म्हणून द्या',
  'contract-slabs-wrong': '{item}: प्रत्येक प्रमाणाचा एक दर असतो, आणि जास्त प्रमाणाचा दर जास्त नसतो',
  'contract-overlaps':
    '{item} चे दर याच विक्रेत्याच्या {number} मध्ये {from} ते {to} आहेत. तो रद्द करा, किंवा दुसरे दिवस निवडा',
  'order-item-twice': '{item} दोनदा आहे. दोन्ही एका ओळीत ठेवा',
  'order-without-gst':
    '{item} च्या मास्टरमध्ये GST {percent} % आहे, जो ऑर्डरमध्ये चालत नाही. ओळीचा GST लिहा, आणि वस्तू दुरुस्त करा',
  'order-without-rate': 'या विक्रेत्याच्या कोणत्याही करारात आज {item} चा दर नाही. दर लिहा: मंजूर करणारा तो पाहील',
  'order-changed': '{number} ची रक्कम मंजूर रकमेपेक्षा वेगळी आहे. ती नामंजूर करा, आणि पुन्हा मागा',
  'receipt-over-order': '{item} चे {given} {unit} हे उरलेल्या {left} {unit} पेक्षा जास्त आहे. तेवढेच घ्या, बाकी नाकारा',
  'receipt-expired': 'या लॉटचे {item} {expiry} रोजी संपले. ते दारातच नाकारा',
  'receipt-short-life': 'या लॉटचे {item} {expiry} पर्यंत आहे, नियम {least} मागतो. कारणासह घ्या, किंवा नाकारा',
  'receipt-without-lot': '{item} लॉटसह येते. स्कॅन करा किंवा क्रमांक लिहा',
  'receipt-reject-why': '{item} का नाकारले ते सांगा, आणि काही नाकारले तरच कारण द्या',
  'invoice-number-near':
    '{given} हे {invoice}, दिनांक {dated} सारखे दिसते, जे {number} म्हणून नोंदले आहे. क्रमांक तपासा; दुसरे बीजक असल्यास नोंदवण्यासाठी खात्री करा',
  'invoice-used': 'या विक्रेत्याचे {invoice}, दिनांक {dated}, आधी {number} म्हणून नोंदले आहे. ते पहा आणि क्रमांक तपासा',
  'invoice-number-used': 'विक्रेत्याचा हा क्रमांक आधी नोंदला आहे. ते इनव्हॉइस पहा आणि क्रमांक तपासा',
  'invoice-before-issue': '{number} जारी झालेली नाही. माल येणाऱ्या ऑर्डरचेच इनव्हॉइस नोंदते',
  'invoice-other-tax':
    'विक्रेत्याने {given} लावला आहे, {number} वर {tax} लागतो. फरकाची मंजुरी मागा, किंवा इनव्हॉइस परत पाठवा',
  'invoice-nothing': '{invoice} ची रक्कम शून्य आहे. त्याच्या ओळी तपासा',
  'invoice-decided': '{invoice} वर आधीच निर्णय झाला आहे',
  'invoice-not-posted': '{invoice} नोंदलेले नाही. आधी त्याचा फरक मंजूर करून घ्या',
  'invoice-overpaid': '{amount} हे {invoice} च्या देण्यापेक्षा जास्त आहे: {left}',
  'return-decided': 'या परताव्यावर आधीच निर्णय झाला आहे',
  'return-not-posted': 'हा माल अजून गेलेला नाही. आधी परतावा मंजूर करून घ्या',
  'return-claimed': 'या मालाचा दावा आधी एका डेबिट नोटने झाला आहे',
  'vendor-without-bank': '{vendor} चे चालू खाते नाही. एक द्या, आणि मंजूर करून घ्या',
};
