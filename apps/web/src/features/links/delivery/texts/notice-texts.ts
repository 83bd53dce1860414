import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the notices inside the product. */
export const noticeTexts = defineTexts({
  title: ['Notices', 'सूचनाएँ', 'सूचना'],
  list: ['Notices for you', 'आपकी सूचनाएँ', 'तुमच्या सूचना'],
  bell: {
    one: ['{count} new notice', '{count} नई सूचना', '{count} नवी सूचना'],
    other: ['{count} new notices', '{count} नई सूचनाएँ', '{count} नव्या सूचना'],
  },
  all: ['All', 'सब', 'सर्व'],
  unread: ['New', 'नई', 'नव्या'],
  markAll: ['Mark all as read', 'सब पढ़ी हुई करें', 'सर्व वाचल्या करा'],
  time: ['Time', 'समय', 'वेळ'],
  subject: ['About', 'किस बारे में', 'कशाबद्दल'],
  panel: ['Notice', 'सूचना', 'सूचना'],
  pick: ['Pick a notice to read it.', 'पढ़ने के लिए सूचना चुनें।', 'वाचण्यासाठी सूचना निवडा.'],
  openBill: ['Open bill', 'बिल खोलें', 'बिल उघडा'],
  markRead: ['Mark as read', 'पढ़ी हुई करें', 'वाचली करा'],
  none: ['No notice for you', 'आपके लिए कोई सूचना नहीं', 'तुमच्यासाठी सूचना नाही'],
  noneText: [
    'When somebody sends you something inside Nidan, it stands here.',
    'जब कोई Nidan के अंदर आपको कुछ भेजता है, वह यहाँ रहता है।',
    'कोणी Nidan मध्ये तुम्हाला काही पाठवले की ते इथे राहते.',
  ],
  isNew: ['new', 'नई', 'नवी'],
});
