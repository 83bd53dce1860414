/** A level that is given to somebody else, in Hindi. */
export const reassignTextsHi = {
  reassign: 'स्तर किसी और को दें',
  title: 'स्तर किसी और को दें',
  text: 'स्तर पहले से फिर पूछे जाते हैं; दी गई मंज़ूरियाँ रद्द होती हैं।',
  level: 'स्तर',
  assignment: 'किसे',
  assignee: 'व्यक्ति या भूमिका',
  reason: 'कारण',
  reasonShort: 'कृपया कम से कम 3 अक्षरों का कारण दें',
  save: 'दें',
  done: 'स्तर दूसरे को दिया गया',
} as const;
