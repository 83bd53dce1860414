/** Refusals of external assessment, in Hindi. */
export const eqaRefusalTextsHi = {
  'eqa-round-exists': '{scheme}, राउंड {round} का सैंपल {sample} पहले से है। वही राउंड खोलें और वैल्यू वहीं डालें',
  'eqa-sd-zero': '{parameter} का SD {given} है, इसलिए z नहीं निकल सकता। स्कीम की रिपोर्ट से अपने ग्रुप का SD लें',
  'eqa-other-unit': 'यहाँ {parameter} {unit} में नापा जाता है, {given} में नहीं। पहले स्कीम की वैल्यू इस यूनिट में बदलें',
  'eqa-received-future': '{date} अभी आया नहीं। वह दिन दें जब स्कीम की रिपोर्ट आई',
  'eqa-not-received': 'तय वैल्यू स्कीम की रिपोर्ट के साथ आती है। वह दिन दें जब रिपोर्ट आई',
  'eqa-half-assigned': '{parameter} की तय वैल्यू और SD में से एक ही दिया है। दोनों डालें, या रिपोर्ट आने तक कोई नहीं',
  'eqa-result-twice': '{machine} पर {parameter} दो बार दिया है। दोनों में से एक वैल्यू रखें',
  'eqa-reason-missing': '{machine} पर {parameter} का फ़ैसला हो चुका है। बताएँ कि आँकड़े क्यों बदल रहे हैं',
  'eqa-not-judged': '{parameter} की तय वैल्यू अभी नहीं है। पहले रिपोर्ट से उसे ग्रुप के SD के साथ डालें',
  'eqa-action-missing': '{parameter} का z {z} है। पहले लिखें कि क्या मिला और क्या किया गया',
  'eqa-look-own': 'जिसने वैल्यू डाली या काम लिखा वह दूसरे व्यक्ति के रूप में नहीं देख सकता। किसी और से कहें',
  'eqa-seen': 'दूसरा व्यक्ति यह नतीजा देख चुका है',
};
