/** The refusals of stores, lots and what moves in them in Hindi. */
export const stockRefusalTextsHi = {
  'store-disabled': '{store} बंद है। दूसरा स्टोर चुनें',
  'store-in-use': '{store} में अभी {count} लॉट हैं। उन्हें हटाएँ, फिर इसे बंद करें',
  'store-is-road': '{store} दो स्टोर के बीच का रास्ता है। पहले माल प्राप्त करें',
  'item-disabled': '{item} बंद है। उसे चालू करें, या दूसरी वस्तु चुनें',
  'gtin-taken': 'यह GTIN दूसरी वस्तु का है। डिब्बा फिर से स्कैन करें',
  'unit-without-chain': '{item} की गिनती {unit} में नहीं होती। उसकी गिनती {units} में होती है',
  'quantity-too-fine': '{item} का {quantity} {unit} एक {base} के पूरे हज़ारवें हिस्सों में नहीं आता',
  'quantity-nothing': '{item} की मात्रा शून्य से ज़्यादा दें',
  'lot-other-expiry': '{item} का लॉट {lot} {known} को समाप्त होता है, {given} को नहीं। डिब्बा फिर से पढ़ें',
  'lot-expired': '{item} का लॉट {lot} {expiry} को समाप्त हो गया। उसे बर्बादी में डालें, और दूसरा लें',
  'lot-held': '{item} का लॉट {lot} क्वारंटीन में है। उसे जाँचें, फिर इस्तेमाल करें',
  'stock-short': '{store} में {item} के {have} {unit} हैं, और {want} {unit} माँगे गए हैं',
  'lot-not-first': '{item} का लॉट {first} लॉट {lot} से पहले समाप्त होता है। पहले वही लें, या कारण दें',
  'lot-not-held': '{item} का लॉट {lot} क्वारंटीन में नहीं है',
  'lot-held-already': '{item} का लॉट {lot} पहले से क्वारंटीन में है',
  'lot-cost-unknown': '{item} के लॉट {lot} की लागत यहाँ अभी पता नहीं। उसे प्राप्त माल या शुरुआती स्टॉक में दर्ज करें',
};
