import { defineTexts } from '../../text/define-texts.ts';

/** Words of what became of messages about one thing. */
export const sentTexts = defineTexts({
  title: 'Messages',
  to: 'To {name}',
  takenBack: 'Taken back',
  stepQueued: 'waiting',
  stepSent: 'sent',
  stepDelivered: 'delivered',
  stepRead: 'read',
  stepFailed: 'failed',
  stepAt: '{step} {time}',
  nextTry: 'Next try {time}',
  tries: { one: 'tried once', other: 'tried {count} times' },
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  email: 'Email',
  platform: 'Platform',
  resend: 'Send again by {channel}',
  resent: 'It goes out again',
  asRead: 'Message as they get it',
  parts: { one: '{count} SMS', other: '{count} SMS' },
  wanted: 'Messages wanted by',
  stoppedByAnswer: 'Wants none since {at}, by an answer',
  stoppedAtDesk: 'Wants none since {at}, noted here',
  bounced: 'Reached nobody: message to {names}',
  unread: 'Not read yet: message to {names}',
  toDesk: 'To the desk',
  noWords: 'No words are kept of it',
}).translated({
  hi: async () => (await import('./sent-texts-hi.ts')).sentTextsHi,
  mr: async () => (await import('./sent-texts-mr.ts')).sentTextsMr,
});
