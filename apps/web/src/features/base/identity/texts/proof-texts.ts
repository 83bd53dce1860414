import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the dialog that asks who is there before something weighty. */
export const proofTexts = defineTexts({
  title: ['Confirm that it is you', 'पक्का करें कि यह आप ही हैं', 'हे तुम्हीच आहात याची खात्री करा'],
  why: [
    'This needs your password of the last 5 minutes, {name}. Nothing that you typed is lost.',
    '{name}, इसके लिए पिछले 5 मिनट का पासवर्ड चाहिए। आपका लिखा कुछ नहीं खोएगा।',
    '{name}, यासाठी मागच्या 5 मिनिटांतला पासवर्ड लागतो. तुम्ही लिहिलेले काही जाणार नाही.',
  ],
  password: ['Password', 'पासवर्ड', 'पासवर्ड'],
  passwordOrCode: ['Password, or six digits of your authenticator', 'पासवर्ड, या ऑथेंटिकेटर के छह अंक', 'पासवर्ड, किंवा ऑथेंटिकेटरचे सहा अंक'],
  passwordMissing: ['Type your password', 'अपना पासवर्ड लिखें', 'तुमचा पासवर्ड लिहा'],
  goOn: ['Go on', 'आगे बढ़ें', 'पुढे जा'],
});
