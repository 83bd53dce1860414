/** Values that cannot all be right, in Marathi. */
export const consistencyTextsMr = {
  differential: 'डिफरेन्शियल {values} ची बेरीज {sum} % आहे, 100 % नाही',
  threeTimesHb: '{values} जुळत नाहीत: Hb ची तिप्पट साधारण Hct असते',
  concentration: '{values} जुळत नाहीत: MCHC 30 ते 37 g/dL असते',
  anionGap: '{values} जुळत नाहीत: अनायन गॅप 3 ते 20 असतो',
  directBilirubin: '{values}: डायरेक्ट बिलिरुबिन टोटलपेक्षा जास्त आहे',
  albumin: '{values}: अल्ब्युमिन टोटल प्रोटीनपेक्षा जास्त आहे',
  hdlAndLdl: '{values}: HDL आणि LDL कोलेस्टेरॉलपेक्षा जास्त आहेत',
  freePsa: '{values}: फ्री PSA टोटलपेक्षा जास्त आहे',
  iron: '{values}: आयर्न TIBC पेक्षा जास्त आहे',
  misfits: 'एकमेकांशी न जुळणाऱ्या व्हॅल्यू',
  misfitsHelp: 'बाहेर जाण्यापूर्वी पाहा: चुकीची ट्यूब, मशीनची चुकीची व्हॅल्यू किंवा टायपिंगची चूक',
};
