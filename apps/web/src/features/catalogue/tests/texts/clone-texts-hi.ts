/** A new test made of another one, in Hindi. */
export const cloneTextsHi = {
  clone: 'नकल बनाएँ',
  title: '{code} की नकल',
  help: 'संस्करण {version} की हर बात वाला ड्राफ़्ट, लोकेशन के अपने नियमों सहित। दरें और GST पुराने टेस्ट के पास रहती हैं।',
  code: 'नए टेस्ट का छोटा कोड',
  codeHint: 'पहले एक अक्षर, फिर अक्षर, अंक और _, अधिकतम 20',
  name: 'नए टेस्ट का नाम',
  nameMissing: 'नाम दें',
  mrp: 'नए टेस्ट का MRP, रुपये',
  mrpMissing: 'पूरे रुपये भरें',
  make: 'ड्राफ़्ट बनाएँ',
  cloned: '{code} {name} अब ड्राफ़्ट है; सही होने पर चालू करें',
};
