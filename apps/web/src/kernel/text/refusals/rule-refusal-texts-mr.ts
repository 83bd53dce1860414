/** The refusals of rules that release results, and of swapped tubes, in Marathi. */
export const ruleRefusalTextsMr = {
  'rule-set-contradicts': '{test} चे हे नियम एकमेकांशी जुळत नाहीत: {what}. बदला, मग जतन करा',
  'rule-set-by-maker': 'हे नियम {name} यांनी लिहिले आहेत. मंजुरी दुसऱ्या व्यक्तीने द्यावी',
  'rule-set-not-approved': 'मसुदा कोणताही निकाल सोडत नाही. आधी {test} चे नियम मंजूर करून घ्या',
  'rule-set-of-profile': '{test} स्वतः मोजली जात नाही. तिच्या तपासण्यांसाठी नियम लिहा',
  'rule-set-draft-there': '{test} चा मसुदा आधीच आहे. पाहण्यासाठी पुन्हा लोड करा, मग तोच बदला',
  'rules-stopped-already': 'इथे नियमाने सोडणे आधीच बंद आहे. कोणी केले ते पाहण्यासाठी पुन्हा लोड करा',
  'rules-not-stopped': '{by} यांनी नियम पुन्हा सुरू केले आहेत. इथे काही बंद नाही',
  'rule-switch-target': 'थांबवायची तपासणी किंवा मशीन सांगा, किंवा पूर्ण लॅबसाठी काहीच नको',
  'maybe-swapped':
    '{test}: ट्यूब {barcode} चा निकाल ट्यूब {other} च्या रुग्णाशी जास्त जुळतो. दोन्हींचे निकाल पाहा, मग कारण लिहा किंवा नव्या ट्यूब घ्या',
  'swap-decided': '{by} यांनी या दोन ट्यूबबद्दल आधीच ठरवले आहे',
};
