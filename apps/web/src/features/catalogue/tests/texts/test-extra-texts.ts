import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Machines and GST of a test. */
export const testExtraTexts = defineTexts({
  machines: ['Machines', 'मशीनें', 'यंत्रे'],
  mapCodes: ['Map codes', 'कोड जोड़ें', 'कोड जोडा'],
  fromNoMachine: ['From no machine: {codes}', 'किसी मशीन से नहीं: {codes}', 'कोणत्याही यंत्राकडून नाही: {codes}'],
  gst: ['GST', 'GST', 'GST'],
  gstHint: ['in the price; a bill keeps what held on its day', 'दाम में शामिल; बिल अपने दिन का GST रखता है', 'किमतीत समाविष्ट; बिल त्याच्या दिवसाचा GST ठेवते'],
  gstExempt: ['GST exempt', 'GST से मुक्त', 'GST मुक्त'],
  gstOf: ['GST {rate} %', 'GST {rate} %', 'GST {rate} %'],
  gstFrom: ['from {day}', '{day} से', '{day} पासून'],
  gstTo: ['to before {day}', '{day} से पहले तक', '{day} च्या आधीपर्यंत'],
  gstNext: ['Next GST', 'अगला GST', 'पुढील GST'],
  gstFromDay: ['From day', 'किस दिन से', 'कोणत्या दिवसापासून'],
  gstReason: ['Why this GST', 'यह GST क्यों', 'हा GST का'],
  gstLay: ['Lay down', 'तय करें', 'ठरवा'],
  gstSaved: ['Laid down', 'तय हुआ', 'ठरवले'],
  giveReason: ['Say why', 'कारण लिखें', 'कारण लिहा'],
});
