/** The refusals of stores, lots and what moves in them in Marathi. */
export const stockRefusalTextsMr = {
  'store-disabled': '{store} बंद आहे. दुसरे स्टोअर निवडा',
  'store-in-use': '{store} मध्ये अजून {count} लॉट आहेत. ते हलवा, मग ते बंद करा',
  'store-is-road': '{store} हा दोन स्टोअरमधला मार्ग आहे. आधी माल स्वीकारा',
  'item-disabled': '{item} बंद आहे. ती चालू करा, किंवा दुसरी वस्तू निवडा',
  'gtin-taken': 'हा GTIN दुसऱ्या वस्तूचा आहे. डबा पुन्हा स्कॅन करा',
  'unit-without-chain': '{item} ची मोजणी {unit} मध्ये होत नाही. ती {units} मध्ये होते',
  'quantity-not-whole': '{item} चे {quantity} {unit} म्हणजे {count} {base}, जी पूर्ण संख्या नाही. पूर्ण {base} टाका',
  'quantity-too-fine': '{item} चे {quantity} {unit} एका {base} च्या पूर्ण हजाराव्या भागांत येत नाही',
  'quantity-nothing': '{item} चे प्रमाण शून्यापेक्षा जास्त द्या',
  'lot-other-expiry': '{item} चा लॉट {lot} {known} ला संपतो, {given} ला नाही. डबा पुन्हा वाचा',
  'lot-expired': '{item} चा लॉट {lot} {expiry} ला संपला. तो वाया म्हणून नोंदवा, आणि दुसरा घ्या',
  'lot-held': '{item} चा लॉट {lot} क्वारंटाइनमध्ये आहे. तो तपासा, मग वापरा',
  'stock-short': '{store} मध्ये {item} चे {have} {unit} आहेत, आणि {want} {unit} मागितले आहेत',
  'lot-not-first': '{item} चा लॉट {first} लॉट {lot} च्या आधी संपतो. आधी तोच घ्या, किंवा कारण द्या',
  'lot-not-held': '{item} चा लॉट {lot} क्वारंटाइनमध्ये नाही',
  'lot-held-already': '{item} चा लॉट {lot} आधीच क्वारंटाइनमध्ये आहे',
  'lot-cost-unknown':
    '{item} च्या लॉट {lot} ची किंमत इथे अजून माहीत नाही. तो आलेला माल किंवा सुरुवातीचा साठा म्हणून नोंदवा',
  'map-exists': 'या कामाला ही वस्तू किती लागते हे स्टोअरमध्ये आधीच आहे. तेच बदला',
  'map-uses-nothing': 'एका निकालाला, रीरनला किंवा दिवसाला किती लागते ते द्या',
};
