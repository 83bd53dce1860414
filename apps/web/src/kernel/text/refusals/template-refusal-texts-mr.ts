/** Refusals of the templates of reports, in Marathi. */
export const templateRefusalTextsMr = {
  'template-variable-unknown':
    '{section}: ओळ {line}, जागा {column} मधील "{written}" हा या टेम्पलेटचा व्हेरिएबल नाही. यादीतून निवडा, किंवा दुहेरी कंसाशिवाय लिहा',
  'template-variable-broken':
    '{section}: ओळ {line}, जागा {column} मधील "{written}" वाचता येत नाही. व्हेरिएबल दुहेरी कंसात लिहा, आणि रिकामी जागा HB ? low: … | high: … अशी',
  'template-field-missing': 'अहवालात {fields} असणे आवश्यक आहे, या टेम्पलेटमध्ये नाही. जे राहिले ते घाला, मग प्रकाशित करा',
  'template-by-writer': 'ही आवृत्ती {name} यांनी लिहिली आहे. प्रकाशित दुसऱ्या व्यक्तीने करावे',
  'template-published': 'आवृत्ती {number} प्रकाशित आहे आणि तशीच राहील. पुढची आवृत्ती सुरू करा',
  'template-test-taken': '{test} चे टेम्पलेट आधीच {template} आहे. आधी तिथून काढा',
  'template-without-tests': 'आधी या टेम्पलेटच्या तपासण्या निवडा, मग प्रकाशित करा',
};
