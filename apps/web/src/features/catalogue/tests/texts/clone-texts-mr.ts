/** A new test made of another one, in Marathi. */
export const cloneTextsMr = {
  clone: 'नक्कल करा',
  title: '{code} ची नक्कल',
  help: 'आवृत्ती {version} मधील सर्व काही असलेला मसुदा, ठिकाणांच्या स्वतःच्या नियमांसह. दर आणि GST जुन्या टेस्टकडेच राहतात.',
  code: 'नव्या टेस्टचा लघु कोड',
  codeHint: 'आधी एक अक्षर, मग अक्षरे, अंक आणि _, जास्तीत जास्त 20',
  name: 'नव्या टेस्टचे नाव',
  nameMissing: 'नाव द्या',
  mrp: 'नव्या टेस्टची MRP, रुपये',
  mrpMissing: 'पूर्ण रुपये भरा',
  make: 'मसुदा करा',
  cloned: '{code} {name} आता मसुदा आहे; बरोबर झाल्यावर चालू करा',
};
