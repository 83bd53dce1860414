/** Notices inside the product, in Marathi. */
export const noticeTextsMr = {
  title: 'सूचना',
  list: 'तुमच्या सूचना',
  bell: { one: '{count} नवी सूचना', other: '{count} नव्या सूचना' },
  all: 'सर्व',
  unread: 'नव्या',
  markAll: 'सर्व वाचल्या करा',
  time: 'वेळ',
  subject: 'कशाबद्दल',
  panel: 'सूचना',
  pick: 'वाचण्यासाठी सूचना निवडा.',
  openBill: 'बिल उघडा',
  markRead: 'वाचली करा',
  none: 'तुमच्यासाठी सूचना नाही',
  noneText: 'कोणी Nidan मध्ये तुम्हाला काही पाठवले की ते इथे राहते.',
  isNew: 'नवी',
};
