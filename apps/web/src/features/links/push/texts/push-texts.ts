import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of browsers that are told of notices. */
export const pushTexts = defineTexts({
  title: ['Notices while Nidan is closed', 'निदान बंद होने पर सूचनाएँ', 'निदान बंद असताना सूचना'],
  help: [
    'This browser shows that a notice waits, never what it says. A click opens it.',
    'यह ब्राउज़र दिखाता है कि सूचना आई है, उसमें क्या है यह कभी नहीं। क्लिक करने पर सूचना खुलती है।',
    'सूचना आली आहे एवढेच हा ब्राउझर दाखवतो, त्यात काय आहे ते कधीच नाही. क्लिक केल्यावर सूचना उघडते.',
  ],
  allow: ['Show them in this browser', 'इस ब्राउज़र पर बताएँ', 'या ब्राउझरवर सांगा'],
  allowed: ['New notices are shown in this browser', 'नई सूचना अब इस ब्राउज़र पर दिखेगी', 'नवी सूचना आता या ब्राउझरवर दिसेल'],
  unsupported: [
    'This browser cannot show notices while Nidan is closed. Use Chrome, Edge, Firefox or Safari over a safe connection (https); on an iPhone put Nidan on the home screen first.',
    'निदान बंद होने पर यह ब्राउज़र सूचना नहीं दिखा सकता। सुरक्षित कनेक्शन (https) पर Chrome, Edge, Firefox या Safari लें; iPhone पर पहले निदान को होम स्क्रीन पर जोड़ें।',
    'निदान बंद असताना हा ब्राउझर सूचना दाखवू शकत नाही. सुरक्षित जोडणीवर (https) Chrome, Edge, Firefox किंवा Safari वापरा; iPhone वर आधी निदान होम स्क्रीनवर ठेवा.',
  ],
  blocked: [
    'Notices of Nidan are blocked in this browser. Allow them in its settings for this site, then come back.',
    'इस ब्राउज़र में निदान की सूचनाएँ बंद हैं। ब्राउज़र की सेटिंग में इस साइट के लिए चालू करें, फिर लौटें।',
    'या ब्राउझरमध्ये निदानच्या सूचना बंद आहेत. ब्राउझरच्या सेटिंगमध्ये या साइटसाठी चालू करा, मग परत या.',
  ],
  off: [
    'This lab shows no notices in browsers. Whoever looks after its services can switch it on.',
    'यह लैब ब्राउज़र पर सूचना नहीं भेजती। सेवाएँ सँभालने वाला इसे चालू कर सकता है।',
    'ही लॅब ब्राउझरवर सूचना पाठवत नाही. सेवा पाहणारा ती चालू करू शकतो.',
  ],
  refused: ['The browser did not allow it', 'ब्राउज़र ने अनुमति नहीं दी', 'ब्राउझरने परवानगी दिली नाही'],
  failed: [
    'The push service of this browser does not answer. Try again later',
    'इस ब्राउज़र की सेवा जवाब नहीं देती। थोड़ी देर बाद फिर कोशिश करें',
    'या ब्राउझरची सेवा उत्तर देत नाही. थोड्या वेळाने पुन्हा प्रयत्न करा',
  ],
  list: ['Browsers in which they are shown', 'जिन ब्राउज़र पर बताया जाता है', 'ज्या ब्राउझरवर सांगितले जाते'],
  device: ['Browser', 'ब्राउज़र', 'ब्राउझर'],
  service: ['Push service', 'पुश सेवा', 'पुश सेवा'],
  since: ['Allowed', 'कब से', 'कधीपासून'],
  last: ['Last shown', 'पिछली बार', 'शेवटचे'],
  thisOne: ['this one', 'यही', 'हाच'],
  unknownDevice: ['Unknown browser', 'अनजान ब्राउज़र', 'अनोळखी ब्राउझर'],
  never: ['not yet', 'अभी नहीं', 'अजून नाही'],
  end: ['Take off', 'हटाएँ', 'काढा'],
  endOf: ['Show none in {device} any more', '{device} पर अब न बताएँ', '{device} वर यापुढे सांगू नका'],
  ended: ['No notice is shown in this browser any more', 'अब इस ब्राउज़र पर कुछ नहीं बताया जाएगा', 'या ब्राउझरवर यापुढे काही सांगितले जाणार नाही'],
  none: ['No browser yet', 'कोई ब्राउज़र नहीं जुड़ा', 'एकही ब्राउझर जोडलेला नाही'],
  noneText: [
    'Allow this one, and it shows when a notice waits for you.',
    'इसे अनुमति दें, तो सूचना आने पर यह दिखाएगा।',
    'याला परवानगी द्या, म्हणजे सूचना आल्यावर तो दाखवेल.',
  ],
});
