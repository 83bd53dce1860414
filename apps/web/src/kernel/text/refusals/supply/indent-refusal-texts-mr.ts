/** Refusals of indents, of transfers between stores, and of counts, in Marathi. */
export const indentRefusalTextsMr = {
  'stores-alike': '{store} मधून त्याच स्टोअरला काही जात नाही: दोन वेगळी स्टोअर द्या',
  'item-twice': '{item} दोन ओळींत आहे. त्या एकत्र करा',
  'indent-by-raiser': 'ही मागणी तुमची आहे: मंजुरी दुसरे कोणी देते',
  'issue-over-asked': '{item}: {want} {unit} जास्त आहे, आता {left} {unit} च पाठवता येईल',
  'road-missing': 'आधी वाटेतल्या मालासाठी एक स्टोअर तयार करा: माल कुठे तरी असतोच',
  'arrival-over-sent': '{item} चा लॉट {lot}: {given} {unit} जास्त आहे, वाटेत {left} {unit} च आहे',
  'arrival-nothing': '{item} चा लॉट {lot}: किती आले किंवा कमी आहे ते द्या',
  'loss-without-reason': '{item} चा लॉट {lot} का कमी आला ते सांगा',
  'audit-uncounted': '{count} लॉट अजून मोजले नाहीत. पहिला: {item} चा {lot}',
  'audit-empty': '{store} मध्ये मोजण्यासारखे काही नाही',
  'audit-recount': '{item} च्या लॉट {lot} मध्ये जेवढे कमी करायचे तेवढे उरले नाही. मोजणी पुन्हा उघडा आणि परत मोजा',
  'audit-by-planner': 'तुम्ही ही मोजणी ठरवली: तिचे फरक दुसरे कोणी मंजूर करते',
  'audit-by-counter': 'तुम्ही इथे मोजले: मंजुरी दुसरे कोणी देते',
  'audit-lot-unknown':
    '{item} चा लॉट {lot} कोणाला माहीत नाही. आधी सुरुवातीचा साठा किंवा माल प्राप्तीत नोंदवा, मग मोजा',
};
