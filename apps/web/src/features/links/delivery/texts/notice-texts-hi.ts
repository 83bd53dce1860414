/** Notices inside the product, in Hindi. */
export const noticeTextsHi = {
  title: 'सूचनाएँ',
  list: 'आपकी सूचनाएँ',
  bell: { one: '{count} नई सूचना', other: '{count} नई सूचनाएँ' },
  all: 'सब',
  unread: 'नई',
  markAll: 'सब पढ़ी हुई करें',
  time: 'समय',
  subject: 'किस बारे में',
  panel: 'सूचना',
  pick: 'पढ़ने के लिए सूचना चुनें।',
  openBill: 'बिल खोलें',
  markRead: 'पढ़ी हुई करें',
  none: 'आपके लिए कोई सूचना नहीं',
  noneText: 'जब कोई Nidan के अंदर आपको कुछ भेजता है, वह यहाँ रहता है।',
  isNew: 'नई',
};
