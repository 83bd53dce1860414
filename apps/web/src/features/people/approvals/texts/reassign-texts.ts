import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of a level that is given to somebody else. */
export const reassignTexts = defineTexts({
  reassign: ['Re-assign a level', 'स्तर किसी और को दें', 'पातळी दुसऱ्याला द्या'],
  title: ['Re-assign a level', 'स्तर किसी और को दें', 'पातळी दुसऱ्याला द्या'],
  text: [
    'The levels are asked from the first one on; approvals that were given are void.',
    'स्तर पहले से फिर पूछे जाते हैं; दी गई मंज़ूरियाँ रद्द होती हैं।',
    'पातळ्या पहिल्यापासून पुन्हा विचारल्या जातात; दिलेल्या मंजुऱ्या रद्द होतात.',
  ],
  level: ['Level', 'स्तर', 'पातळी'],
  assignment: ['Assigned to', 'किसे', 'कोणाला'],
  assignee: ['Person or role', 'व्यक्ति या भूमिका', 'व्यक्ती किंवा भूमिका'],
  reason: ['Reason', 'कारण', 'कारण'],
  reasonShort: ['Please give a reason of at least 3 characters', 'कृपया कम से कम 3 अक्षरों का कारण दें', 'कृपया किमान 3 अक्षरांचे कारण द्या'],
  save: ['Re-assign', 'दें', 'द्या'],
  done: ['The level was re-assigned', 'स्तर दूसरे को दिया गया', 'पातळी दुसऱ्याला दिली'],
});
