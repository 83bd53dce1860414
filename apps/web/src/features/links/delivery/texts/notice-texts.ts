import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the notices inside the product. */
export const noticeTexts = defineTexts({
  title: 'Notices',
  list: 'Notices for you',
  bell: { one: '{count} new notice', other: '{count} new notices' },
  all: 'All',
  unread: 'New',
  markAll: 'Mark all as read',
  time: 'Time',
  subject: 'About',
  panel: 'Notice',
  pick: 'Pick a notice to read it.',
  openBill: 'Open bill',
  markRead: 'Mark as read',
  none: 'No notice for you',
  noneText: 'When somebody sends you something inside Nidan, it stands here.',
  isNew: 'new',
}).translated({
  hi: async () => (await import('./notice-texts-hi.ts')).noticeTextsHi,
  mr: async () => (await import('./notice-texts-mr.ts')).noticeTextsMr,
});
