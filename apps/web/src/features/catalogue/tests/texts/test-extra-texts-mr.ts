/** Machines and GST of a test, in Marathi. */
export const testExtraTextsMr = {
  machines: 'यंत्रे',
  mapCodes: 'कोड जोडा',
  fromNoMachine: 'कोणत्याही यंत्राकडून नाही: {codes}',
  gst: 'GST',
  gstHint: 'किमतीत समाविष्ट; बिल त्याच्या दिवसाचा GST ठेवते',
  gstExempt: 'GST मुक्त',
  gstOf: 'GST {rate} %',
  gstFrom: '{day} पासून',
  gstTo: '{day} च्या आधीपर्यंत',
  gstNext: 'पुढील GST',
  gstFromDay: 'कोणत्या दिवसापासून',
  gstReason: 'हा GST का',
  gstLay: 'ठरवा',
  gstSaved: 'ठरवले',
  giveReason: 'कारण लिहा',
};
