/** The pictures that stand on printed papers, in Marathi. */
export const filesTextsMr = {
  logo: 'लोगो',
  logoHelp: 'यापुढे रिपोर्ट आणि बिलाच्या वर असेल; रिलीज झालेल्या रिपोर्टमध्ये त्या दिवसाचाच राहतो.',
  signature: 'सही',
  signatureHelp: 'यापुढे रिलीज होणाऱ्या रिपोर्टवर नावाच्या वर असेल.',
  none: 'काहीही ठेवलेले नाही.',
  choose: 'चित्र निवडा',
  replace: 'बदला',
  kinds: '{endings}, जास्तीत जास्त {size}',
  tooLarge: 'या फाइलमध्ये {is} KB आहेत; जास्तीत जास्त {most} KB ठेवता येतात.',
  wrongEnding: 'ज्या फाइलचे नाव यांपैकी एकाने संपते ती निवडा: {endings}',
  kept: '{what} ठेवला',
  keptBy: '{name}, {date}, {by}',
  remove: 'काढा',
  removeTitle: 'हे चित्र काढायचे?',
  removeText: 'यापुढे छापले जाणारे कागद त्याशिवाय असतील. रिलीज झालेल्या रिपोर्टमध्ये ते राहते.',
  removed: '{what} काढला',
};
