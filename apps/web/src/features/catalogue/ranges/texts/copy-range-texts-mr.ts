/** What is taken over from other rules in Marathi. */
export const copyRangeTextsMr = {
  copyTitle: 'नियम मसुद्यात कॉपी करा',
  parameter: 'पॅरामीटर',
  parameterHint: 'कोड किंवा नावाची सुरुवात; वापरातील नियमांसाठी हाच पॅरामीटर',
  whoseRules: 'कोणाचे नियम',
  everyCondition: 'प्रत्येक अट, येथील सर्व नियमांच्या जागी',
  oneCondition: '{condition}, येथील {into} च्या नियमांच्या जागी',
  copy: 'घ्या',
  copied: {
    one: '{code} मधून {count} नियम घेतला; Ctrl Z मागे घेते',
    other: '{code} मधून {count} नियम घेतले; Ctrl Z मागे घेते',
  },
  takenOver: { one: '{count} नियम घेतला जाईल', other: '{count} नियम घेतले जातील' },
  chooseFirst: 'आधी पॅरामीटर निवडा',
  noRules: '{code} मध्ये घेण्यासारखे नियम नाहीत',
  otherKind: '{code} चा निकाल दुसऱ्या प्रकारचा आहे',
  otherUnit: '{code} {theirs} मध्ये आहे, हा पॅरामीटर {ours} मध्ये: त्याच्या मर्यादांचा अर्थ वेगळा होईल',
  noUnit: 'एकक नाही',
  preview: 'घेतले जाणारे नियम',
};
