/** Values that cannot all be right, in Hindi. */
export const consistencyTextsHi = {
  differential: 'डिफ़रेंशियल {values} का जोड़ {sum} % है, 100 % नहीं',
  threeTimesHb: '{values} मेल नहीं खाते: Hb का तीन गुना लगभग Hct होता है',
  concentration: '{values} मेल नहीं खाते: MCHC 30 से 37 g/dL होता है',
  anionGap: '{values} मेल नहीं खाते: एनायन गैप 3 से 20 होता है',
  directBilirubin: '{values}: डायरेक्ट बिलिरुबिन टोटल से ज़्यादा है',
  albumin: '{values}: एल्ब्यूमिन टोटल प्रोटीन से ज़्यादा है',
  hdlAndLdl: '{values}: HDL और LDL कोलेस्ट्रॉल से ज़्यादा हैं',
  freePsa: '{values}: फ़्री PSA टोटल से ज़्यादा है',
  iron: '{values}: आयरन TIBC से ज़्यादा है',
  misfits: 'वैल्यू जो आपस में मेल नहीं खातीं',
  misfitsHelp: 'बाहर जाने से पहले देखें: ग़लत ट्यूब, मशीन की ग़लत वैल्यू या टाइपिंग की चूक',
};
