/** Refusals of vendors, contracts and what is bought, in Hindi. */
export const purchaseRefusalTextsHi = {
  'vendor-without-address': '{vendor} का कोई मुख्य पता नहीं है। पहले एक पता जोड़ें: ऑर्डर वहीं जाते हैं',
  'vendor-waits': '{vendor} मंज़ूरी के इंतज़ार में है। जो मंज़ूर करेगा वही उसे चालू करेगा',
  'vendor-not-active': '{vendor} की स्थिति {label} है। ऑर्डर और कॉन्ट्रैक्ट चालू वेंडरों के लिए हैं',
  'contract-ends-first': 'कॉन्ट्रैक्ट {to} को, शुरू होने से पहले ख़त्म होता है। बाद का आख़िरी दिन चुनें',
  'contract-over': '{number} {to} को ख़त्म हो चुका है। आगे के दिनों के लिए नया कॉन्ट्रैक्ट बनाएँ',
  'contract-empty': '{number} में कोई आइटम नहीं है। पहले उसके रेट डालें',
  'contract-item-twice': '{item} दो बार है। उसके रेट एक बार, स्लैब के रूप में दें',
  'contract-slabs-wrong': '{item}: हर मात्रा का एक रेट होता है, और ज़्यादा मात्रा का रेट ज़्यादा नहीं होता',
  'contract-overlaps': '{item} के रेट इसी वेंडर के {number} में {from} से {to} तक हैं। उसे रद्द करें, या दूसरे दिन चुनें',
  'order-item-twice': '{item} दो बार है। दोनों को एक लाइन में रखें',
  'order-without-gst':
    '{item} के मास्टर में GST {percent} % है, जो ऑर्डर में नहीं चलता। लाइन का GST लिखें, और आइटम ठीक करें',
  'vendor-without-gst':
    '{vendor} GST वाला व्यवसाय नहीं है, इसलिए GST नहीं लगा सकता। लाइनों और शुल्क का GST 0 % करें, GST वाला इनवॉइस लौटाएँ, या वेंडर का प्रकार बदलकर GSTIN डालें',
  'gst-rate-of-other-days':
    'GST {percent} % तारीख़ {day} पर लागू नहीं है। उस दिन की दरें {rates} % हैं: दर या तारीख़ ठीक करें',
  'order-without-rate': 'इस वेंडर के किसी कॉन्ट्रैक्ट में आज {item} का रेट नहीं है। रेट लिखें: मंज़ूर करने वाला उसे देखेगा',
  'order-changed': '{number} की रकम मंज़ूर रकम से अलग है। उसे नामंज़ूर करें, और फिर माँगें',
  'receipt-over-order':
    '{item} का {given} {unit} बाकी मात्रा {left} {unit} से ज़्यादा है। उतना ही लें, बाकी नामंज़ूर करें',
  'receipt-expired': 'इस लॉट का {item} {expiry} को एक्सपायर हो चुका है। इसे दरवाज़े पर ही लौटा दें',
  'receipt-short-life': 'इस लॉट का {item} {expiry} तक है, नियम {least} माँगता है। कारण के साथ लें, या नामंज़ूर करें',
  'receipt-without-lot': '{item} लॉट के साथ आता है। स्कैन करें या नंबर लिखें',
  'receipt-reject-why': 'बताएँ कि {item} क्यों नामंज़ूर है, और कारण तभी दें जब कुछ नामंज़ूर हो',
  'invoice-number-near':
    '{given} इनवॉइस {invoice}, तारीख़ {dated} जैसा है, जो {number} के रूप में दर्ज है। नंबर जाँचें; दूसरा इनवॉइस हो तो उसे दर्ज करने के लिए पुष्टि करें',
  'invoice-used': 'इस वेंडर का {invoice}, तारीख़ {dated}, पहले {number} के रूप में दर्ज है। उसे देखें और नंबर जाँचें',
  'invoice-number-used': 'वेंडर का यह नंबर पहले दर्ज हो चुका है। वह इनवॉइस देखें और नंबर जाँचें',
  'invoice-before-issue': '{number} जारी नहीं हुआ। इनवॉइस उस ऑर्डर का दर्ज होता है जिसका माल आता है',
  'invoice-other-tax': 'वेंडर ने {given} लगाया है, {number} पर {tax} लगता है। अंतर की मंज़ूरी माँगें, या इनवॉइस लौटाएँ',
  'invoice-nothing': '{invoice} की रकम शून्य है। उसकी लाइनें जाँचें',
  'invoice-decided': '{invoice} पर फ़ैसला हो चुका है',
  'invoice-not-posted': '{invoice} दर्ज नहीं है। पहले उसका अंतर मंज़ूर कराएँ',
  'invoice-overclaimed': '{amount}, {invoice} पर बाकी दावे {left} से ज़्यादा है। ज़्यादा से ज़्यादा इतना ही दावा करें',
  'claim-overused':
    '{amount}, {invoice} पर इस्तेमाल होने लायक दावे {left} से ज़्यादा है। पहले डेबिट नोट बनाएँ, या कम इस्तेमाल करें',
  'invoice-overpaid': '{amount}, {invoice} की देनदारी {left} से ज़्यादा है',
  'payment-needs-approval': '{amount} बिना मंज़ूरी की सीमा {limit} से ज़्यादा है। मंज़ूरी माँगें',
  'duty-received': 'आपने {order} का माल लिया है: उसका इनवॉइस कोई और दर्ज करता है और भुगतान कोई तीसरा',
  'duty-booked': 'आपने {order} का इनवॉइस दर्ज किया है: उसका माल कोई और लेता है और भुगतान भी कोई और करता है',
  'duty-paid': 'आपने {order} के इनवॉइस का भुगतान किया है: उसका माल कोई और लेता है और इनवॉइस भी कोई और दर्ज करता है',
  'return-decided': 'इस वापसी पर फ़ैसला हो चुका है',
  'return-not-posted': 'यह माल अभी गया नहीं है। पहले वापसी मंज़ूर कराएँ',
  'return-claimed': 'इस माल का दावा पहले एक डेबिट नोट से हो चुका है',
  'vendor-without-bank': '{vendor} का कोई चालू खाता नहीं है। एक दें, और मंज़ूर कराएँ',
};
