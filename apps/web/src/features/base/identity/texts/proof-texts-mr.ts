/** The dialog that asks who is there, in Marathi. */
export const proofTextsMr = {
  title: 'हे तुम्हीच आहात याची खात्री करा',
  why: '{name}, यासाठी मागच्या 5 मिनिटांतला पासवर्ड लागतो. तुम्ही लिहिलेले काही जाणार नाही.',
  password: 'पासवर्ड',
  passwordOrCode: 'पासवर्ड, किंवा ऑथेंटिकेटरचे सहा अंक',
  passwordMissing: 'तुमचा पासवर्ड लिहा',
  goOn: 'पुढे जा',
};
