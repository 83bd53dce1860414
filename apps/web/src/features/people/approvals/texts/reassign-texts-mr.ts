/** A level that is given to somebody else, in Marathi. */
export const reassignTextsMr = {
  reassign: 'पातळी दुसऱ्याला द्या',
  title: 'पातळी दुसऱ्याला द्या',
  text: 'पातळ्या पहिल्यापासून पुन्हा विचारल्या जातात; दिलेल्या मंजुऱ्या रद्द होतात.',
  level: 'पातळी',
  assignment: 'कोणाला',
  assignee: 'व्यक्ती किंवा भूमिका',
  reason: 'कारण',
  reasonShort: 'कृपया किमान 3 अक्षरांचे कारण द्या',
  save: 'द्या',
  done: 'पातळी दुसऱ्याला दिली',
} as const;
