import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** A new test made of another one. */
export const cloneTexts = defineTexts({
  clone: ['Clone', 'नकल बनाएँ', 'नक्कल करा'],
  title: ['Clone {code}', '{code} की नकल', '{code} ची नक्कल'],
  help: [
    'A draft with everything of version {version}, and with what locations do otherwise. Rates and GST stay with the old test.',
    'संस्करण {version} की हर बात वाला ड्राफ़्ट, लोकेशन के अपने नियमों सहित। दरें और GST पुराने टेस्ट के पास रहती हैं।',
    'आवृत्ती {version} मधील सर्व काही असलेला मसुदा, ठिकाणांच्या स्वतःच्या नियमांसह. दर आणि GST जुन्या टेस्टकडेच राहतात.',
  ],
  code: ['Short code of the new test', 'नए टेस्ट का छोटा कोड', 'नव्या टेस्टचा लघु कोड'],
  codeHint: ['A letter, then letters, digits and _, 20 at most', 'पहले एक अक्षर, फिर अक्षर, अंक और _, अधिकतम 20', 'आधी एक अक्षर, मग अक्षरे, अंक आणि _, जास्तीत जास्त 20'],
  name: ['Name of the new test', 'नए टेस्ट का नाम', 'नव्या टेस्टचे नाव'],
  nameMissing: ['Give it a name', 'नाम दें', 'नाव द्या'],
  mrp: ['MRP of the new test in rupees', 'नए टेस्ट का MRP, रुपये', 'नव्या टेस्टची MRP, रुपये'],
  mrpMissing: ['Enter whole rupees', 'पूरे रुपये भरें', 'पूर्ण रुपये भरा'],
  make: ['Make the draft', 'ड्राफ़्ट बनाएँ', 'मसुदा करा'],
  cloned: [
    '{code} {name} is a draft now; enable it when it is right',
    '{code} {name} अब ड्राफ़्ट है; सही होने पर चालू करें',
    '{code} {name} आता मसुदा आहे; बरोबर झाल्यावर चालू करा',
  ],
});
