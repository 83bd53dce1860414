/** Words of what is done to a point and to a series on its chart, in Hindi. */
export const chartStepTextsHi = {
  correct: 'पॉइंट ठीक करें',
  correctTitle: '{at} का पॉइंट ठीक करें',
  reason: 'कारण',
  badReason: 'कारण लिखें, कम से कम 3 अक्षर',
  save: 'सहेजें',
  corrected: 'पॉइंट ठीक हुआ और फिर जाँचा गया',
  noPoint: 'पहले पॉइंट चुनें',
  close: 'सीरीज़ बंद करें',
  closeTitle: '{control} बंद करें?',
  closeText: 'आगे कोई पॉइंट नहीं लिया जाएगा। इसका चार्ट रहेगा।',
  closed: 'सीरीज़ बंद हुई',
  isClosed: 'सीरीज़ पहले से बंद है',
};
