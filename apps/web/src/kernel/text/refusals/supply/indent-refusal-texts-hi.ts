/** Refusals of indents, of transfers between stores, and of counts, in Hindi. */
export const indentRefusalTextsHi = {
  'stores-alike': '{store} से उसी स्टोर को कुछ नहीं जाता: दो अलग स्टोर दें',
  'item-twice': '{item} दो लाइनों में है। उन्हें एक करें',
  'indent-by-raiser': 'यह माँग आपकी है: मंज़ूरी कोई और देता है',
  'issue-over-asked': '{item}: {want} {unit} ज़्यादा है, अब {left} {unit} ही भेज सकते हैं',
  'road-missing': 'पहले रास्ते के माल के लिए एक स्टोर बनाएँ: माल कहीं तो रहता है',
  'arrival-over-sent': '{item} का लॉट {lot}: {given} {unit} ज़्यादा है, रास्ते में {left} {unit} ही है',
  'arrival-nothing': '{item} का लॉट {lot}: बताएँ कितना आया या कम है',
  'loss-without-reason': 'बताएँ कि {item} का लॉट {lot} क्यों कम आया',
  'audit-uncounted': '{count} लॉट अभी नहीं गिने। पहला: {item} का {lot}',
  'audit-empty': '{store} में गिनने को कुछ नहीं है',
  'audit-recount': '{item} के लॉट {lot} में उतना नहीं बचा जितना घटाना है। गिनती फिर खोलें और दोबारा गिनें',
  'audit-by-planner': 'आपने यह गिनती तय की है: उसके अंतर कोई और मंज़ूर करता है',
  'audit-by-counter': 'आपने यहाँ गिना है: मंज़ूरी कोई और देता है',
  'audit-lot-unknown': '{item} का लॉट {lot} कोई नहीं जानता। पहले उसे शुरुआती स्टॉक या माल प्राप्ति में लिखें, फिर गिनें',
};
