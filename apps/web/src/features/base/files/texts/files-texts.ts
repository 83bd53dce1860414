import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the pictures that stand on printed papers. */
export const filesTexts = defineTexts({
  logo: ['Logo', 'लोगो', 'लोगो'],
  logoHelp: [
    'Stands at the head of reports and bills from now on; released reports keep the one of their day.',
    'अब से रिपोर्ट और बिल के ऊपर रहेगा; रिलीज़ हुई रिपोर्ट में अपने दिन का ही रहता है।',
    'यापुढे रिपोर्ट आणि बिलाच्या वर असेल; रिलीज झालेल्या रिपोर्टमध्ये त्या दिवसाचाच राहतो.',
  ],
  signature: ['Signature', 'हस्ताक्षर', 'सही'],
  signatureHelp: [
    'Stands above the name on reports that are released from now on.',
    'अब से रिलीज़ होने वाली रिपोर्ट पर नाम के ऊपर रहेगा।',
    'यापुढे रिलीज होणाऱ्या रिपोर्टवर नावाच्या वर असेल.',
  ],
  none: ['None is kept.', 'कोई नहीं रखा गया है।', 'काहीही ठेवलेले नाही.'],
  choose: ['Choose a picture', 'चित्र चुनें', 'चित्र निवडा'],
  replace: ['Replace it', 'बदलें', 'बदला'],
  kinds: ['{endings}, at most {size}', '{endings}, ज़्यादा से ज़्यादा {size}', '{endings}, जास्तीत जास्त {size}'],
  tooLarge: [
    'This file has {is} KB; at most {most} KB can be kept.',
    'इस फ़ाइल में {is} KB हैं; ज़्यादा से ज़्यादा {most} KB रखे जा सकते हैं।',
    'या फाइलमध्ये {is} KB आहेत; जास्तीत जास्त {most} KB ठेवता येतात.',
  ],
  wrongEnding: [
    'Choose a file whose name ends in one of: {endings}',
    'ऐसी फ़ाइल चुनें जिसका नाम इनमें से किसी पर ख़त्म हो: {endings}',
    'ज्या फाइलचे नाव यांपैकी एकाने संपते ती निवडा: {endings}',
  ],
  kept: ['{what} is kept', '{what} रखा गया', '{what} ठेवला'],
  keptBy: ['{name}, {date}, {by}', '{name}, {date}, {by}', '{name}, {date}, {by}'],
  remove: ['Remove', 'हटाएँ', 'काढा'],
  removeTitle: ['Remove this picture?', 'यह चित्र हटाएँ?', 'हे चित्र काढायचे?'],
  removeText: [
    'Papers that are printed from now on go without it. Released reports keep it.',
    'अब से छपने वाले काग़ज़ इसके बिना रहेंगे। रिलीज़ हुई रिपोर्ट में यह बना रहता है।',
    'यापुढे छापले जाणारे कागद त्याशिवाय असतील. रिलीज झालेल्या रिपोर्टमध्ये ते राहते.',
  ],
  removed: ['{what} is removed', '{what} हटाया गया', '{what} काढला'],
});
