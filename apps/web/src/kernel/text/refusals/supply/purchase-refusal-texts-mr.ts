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
};
