/** A parameter, in Marathi. */
export const parameterTextsMr = {
  measuredAt: 'कुठे मोजले जाते',
  measuredHint: 'मूल्ये फक्त तिथेच लिहिली जातात',
  everywhere: 'प्रत्येक ठिकाणी',
  outOfUse: '{name}, बंद',
  nowhere: 'चालू ठिकाण निवडा',
  saveShare: 'ठिकाणे जतन करा',
  shareSaved: 'ठिकाणे जतन झाली',
  noRight: 'तुमची भूमिका कॅटलॉग पाहू शकते, बदलू शकत नाही.',
  openRanges: 'मर्यादा',
  noUnit: 'एकक नाही',
};
