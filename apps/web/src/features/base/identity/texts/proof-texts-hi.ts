/** The dialog that asks who is there, in Hindi. */
export const proofTextsHi = {
  title: 'पक्का करें कि यह आप ही हैं',
  why: '{name}, इसके लिए पिछले 5 मिनट का पासवर्ड चाहिए। आपका लिखा कुछ नहीं खोएगा।',
  password: 'पासवर्ड',
  passwordOrCode: 'पासवर्ड, या ऑथेंटिकेटर के छह अंक',
  passwordMissing: 'अपना पासवर्ड लिखें',
  goOn: 'आगे बढ़ें',
};
