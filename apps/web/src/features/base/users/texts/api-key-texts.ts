import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the keys of programs. */
export const apiKeyTexts = defineTexts({
  title: ['Keys', 'API कुंजी', 'API की'],
  none: ['It has no key yet.', 'इसकी अभी कोई कुंजी नहीं।', 'याची अजून की नाही.'],
  newKey: ['New key', 'नई कुंजी', 'नवी की'],
  revoke: ['Revoke', 'रद्द करें', 'रद्द करा'],
  revoked: ['revoked {at}', '{at} को रद्द', '{at} ला रद्द'],
  expired: ['expired {at}', '{at} को समाप्त', '{at} ला संपली'],
  until: ['until {at}', '{at} तक', '{at} पर्यंत'],
  used: ['last used {at}', 'पिछला इस्तेमाल {at}', 'शेवटचा वापर {at}'],
  unused: ['never used', 'कभी इस्तेमाल नहीं', 'कधी वापरली नाही'],
  perMinute: ['{count} a minute', 'प्रति मिनट {count}', 'दर मिनिटाला {count}'],
  revokeTitle: ['Revoke the key {name}?', 'कुंजी {name} रद्द करें?', 'की {name} रद्द करायची?'],
  revokeText: [
    'Whoever uses it is refused from the next request on. A key is never taken back into use.',
    'जो भी इसे इस्तेमाल करता है, अगली रिक्वेस्ट से मना होगा। कुंजी फिर चालू नहीं होती।',
    'जो ती वापरतो त्याला पुढच्या रिक्वेस्टपासून नकार मिळेल. की पुन्हा सुरू होत नाही.',
  ],
  newTitle: ['New key of {name}', '{name} की नई कुंजी', '{name} ची नवी की'],
  name: ['What it is for', 'किस काम के लिए', 'कोणत्या कामासाठी'],
  rights: ['What it may do, within the role of the program', 'क्या कर सकती है, प्रोग्राम की भूमिका के अंदर', 'काय करू शकते, प्रोग्रामच्या भूमिकेत'],
  readOnly: ['Read only', 'सिर्फ़ पढ़ना', 'फक्त वाचणे'],
  whole: ['Everything the role may', 'भूमिका का सब कुछ', 'भूमिकेचे सर्व'],
  limit: ['Calls a minute', 'प्रति मिनट कॉल', 'दर मिनिटाला कॉल'],
  days: ['Ends in days', 'कितने दिन में समाप्त', 'किती दिवसांत संपते'],
  place: ['Place', 'जगह', 'जागा'],
  allPlaces: ['All places of the program', 'प्रोग्राम की सब जगहें', 'प्रोग्रामच्या सर्व जागा'],
  make: ['Make the key', 'कुंजी बनाएँ', 'की बनवा'],
  secretTitle: ['The key of {name}', '{name} की कुंजी', '{name} ची की'],
  secretText: [
    'It is shown once and kept as a hash. It is sent as “Authorization: Bearer …”; in an address it is refused.',
    'यह एक बार दिखती है और हैश में रखी जाती है। इसे “Authorization: Bearer …” में भेजते हैं; पते में मना है।',
    'ती एकदाच दिसते आणि हॅश म्हणून ठेवली जाते. ती “Authorization: Bearer …” मध्ये पाठवतात; पत्त्यात नाकारली जाते.',
  ],
  done: ['Done', 'हो गया', 'झाले'],
});
