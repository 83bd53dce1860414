/** Words of what is done to a point and to a series on its chart, in Marathi. */
export const chartStepTextsMr = {
  correct: 'पॉइंट दुरुस्त करा',
  correctTitle: '{at} चा पॉइंट दुरुस्त करा',
  reason: 'कारण',
  badReason: 'कारण लिहा, किमान 3 अक्षरे',
  save: 'जतन करा',
  corrected: 'पॉइंट दुरुस्त झाला आणि पुन्हा तपासला',
  noPoint: 'आधी पॉइंट निवडा',
  close: 'सिरीज बंद करा',
  closeTitle: '{control} बंद करायची?',
  closeText: 'पुढे एकही पॉइंट घेतला जाणार नाही. तिचा चार्ट राहतो.',
  closed: 'सिरीज बंद झाली',
  isClosed: 'सिरीज आधीच बंद आहे',
};
