import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of what is done to a point and to a series on its chart. */
export const chartStepTexts = defineTexts({
  correct: ['Correct point', 'पॉइंट ठीक करें', 'पॉइंट दुरुस्त करा'],
  correctTitle: ['Correct the point of {at}', '{at} का पॉइंट ठीक करें', '{at} चा पॉइंट दुरुस्त करा'],
  reason: ['Reason', 'कारण', 'कारण'],
  badReason: ['Give the reason, at least 3 letters', 'कारण लिखें, कम से कम 3 अक्षर', 'कारण लिहा, किमान 3 अक्षरे'],
  save: ['Save', 'सहेजें', 'जतन करा'],
  corrected: ['The point is corrected and judged again', 'पॉइंट ठीक हुआ और फिर जाँचा गया', 'पॉइंट दुरुस्त झाला आणि पुन्हा तपासला'],
  noPoint: ['Pick a point first', 'पहले पॉइंट चुनें', 'आधी पॉइंट निवडा'],
  close: ['Close series', 'सीरीज़ बंद करें', 'सिरीज बंद करा'],
  closeTitle: ['Close {control}?', '{control} बंद करें?', '{control} बंद करायची?'],
  closeText: ['No further point is taken. Its chart stays.', 'आगे कोई पॉइंट नहीं लिया जाएगा। इसका चार्ट रहेगा।', 'पुढे एकही पॉइंट घेतला जाणार नाही. तिचा चार्ट राहतो.'],
  closed: ['The series is closed', 'सीरीज़ बंद हुई', 'सिरीज बंद झाली'],
  isClosed: ['The series is closed already', 'सीरीज़ पहले से बंद है', 'सिरीज आधीच बंद आहे'],
});
