/** Machines and GST of a test, in Hindi. */
export const testExtraTextsHi = {
  machines: 'मशीनें',
  mapCodes: 'कोड जोड़ें',
  fromNoMachine: 'किसी मशीन से नहीं: {codes}',
  gst: 'GST',
  gstHint: 'दाम में शामिल; बिल अपने दिन का GST रखता है',
  gstExempt: 'GST से मुक्त',
  gstOf: 'GST {rate} %',
  gstFrom: '{day} से',
  gstTo: '{day} से पहले तक',
  gstNext: 'अगला GST',
  gstFromDay: 'किस दिन से',
  gstReason: 'यह GST क्यों',
  gstLay: 'तय करें',
  gstSaved: 'तय हुआ',
  giveReason: 'कारण लिखें',
};
