import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Values that cannot all be right, by the rule that they break. */
export const consistencyTexts = defineTexts({
  differential: [
    'Differential {values} is {sum} %, not 100 %',
    'डिफ़रेंशियल {values} का जोड़ {sum} % है, 100 % नहीं',
    'डिफरेन्शियल {values} ची बेरीज {sum} % आहे, 100 % नाही',
  ],
  threeTimesHb: [
    '{values} do not fit: three times Hb is about Hct',
    '{values} मेल नहीं खाते: Hb का तीन गुना लगभग Hct होता है',
    '{values} जुळत नाहीत: Hb ची तिप्पट साधारण Hct असते',
  ],
  concentration: [
    '{values} do not fit: haemoglobin in cells is 30 to 37 g/dL',
    '{values} मेल नहीं खाते: MCHC 30 से 37 g/dL होता है',
    '{values} जुळत नाहीत: MCHC 30 ते 37 g/dL असते',
  ],
  anionGap: ['{values} do not fit: the anion gap is 3 to 20', '{values} मेल नहीं खाते: एनायन गैप 3 से 20 होता है', '{values} जुळत नाहीत: अनायन गॅप 3 ते 20 असतो'],
  directBilirubin: ['{values}: direct bilirubin is more than total', '{values}: डायरेक्ट बिलिरुबिन टोटल से ज़्यादा है', '{values}: डायरेक्ट बिलिरुबिन टोटलपेक्षा जास्त आहे'],
  albumin: ['{values}: albumin is more than total protein', '{values}: एल्ब्यूमिन टोटल प्रोटीन से ज़्यादा है', '{values}: अल्ब्युमिन टोटल प्रोटीनपेक्षा जास्त आहे'],
  hdlAndLdl: ['{values}: HDL and LDL are more than cholesterol', '{values}: HDL और LDL कोलेस्ट्रॉल से ज़्यादा हैं', '{values}: HDL आणि LDL कोलेस्टेरॉलपेक्षा जास्त आहेत'],
  freePsa: ['{values}: free PSA is more than total', '{values}: फ़्री PSA टोटल से ज़्यादा है', '{values}: फ्री PSA टोटलपेक्षा जास्त आहे'],
  iron: ['{values}: iron is more than its binding capacity', '{values}: आयरन TIBC से ज़्यादा है', '{values}: आयर्न TIBC पेक्षा जास्त आहे'],
  misfits: ['Values that do not fit each other', 'वैल्यू जो आपस में मेल नहीं खातीं', 'एकमेकांशी न जुळणाऱ्या व्हॅल्यू'],
  misfitsHelp: [
    'Look at them before this goes out: wrong tube, wrong machine value or a typing slip',
    'बाहर जाने से पहले देखें: ग़लत ट्यूब, मशीन की ग़लत वैल्यू या टाइपिंग की चूक',
    'बाहेर जाण्यापूर्वी पाहा: चुकीची ट्यूब, मशीनची चुकीची व्हॅल्यू किंवा टायपिंगची चूक',
  ],
});
