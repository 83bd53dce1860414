import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of the services that bring messages, of their words, of what they tell, and of browsers that are told of notices. */
export const deliveryRefusals = {
  'target-malformed': {
    status: 400,
    msg: '{address} is no address of this service. Give one such as {example}, without a user or a password in it',
  },
  'target-not-https': {
    status: 400,
    msg: '{address} is not protected. Give an address that begins with https://',
  },
  'target-not-listed': {
    status: 400,
    msg: 'This house does not allow {host}. Ask whoever runs the server to list it, or give another address',
  },
  'target-inside': {
    status: 400,
    msg: '{host} lies inside. It may be called only where whoever runs the server has listed it with its port',
  },
  'integration-secrets-missing': {
    status: 400,
    msg: 'Give {secrets} too: without it nothing can be sent',
  },
  'integration-not-set-up': { status: 409, msg: 'Set up {integration} first' },
  'integration-paused': { status: 409, msg: '{integration} is paused already: {reason}' },
  'integration-not-paused': { status: 409, msg: '{integration} is not paused' },
  'message-not-failed': {
    status: 409,
    msg: 'This message has not failed. Only what failed can be sent again',
  },
  'message-withdrawn': { status: 409, msg: 'This message was taken back. Send the report again instead' },
  'message-no-way': {
    status: 409,
    msg: 'It cannot be sent now: {reasons}. Mend that, or send it with your own program',
  },
  'template-unknown-variable': {
    status: 400,
    msg: 'Nobody knows {variable} in this message. Use one of: {known}',
  },
  'template-unclosed-brace': {
    status: 400,
    msg: 'A brace stands alone. Write variables such as {example}, and no other braces',
  },
  'template-subject-missing': { status: 400, msg: 'Give the message a subject' },
  'template-registered-id': {
    status: 400,
    msg: 'Give the id under which the text is registered: 19 digits for SMS, the name of the template for WhatsApp',
  },
  'template-text-differs': {
    status: 400,
    msg: 'The text differs from the registered one near "{near}". Both must be the same to the letter',
  },
  'template-too-long': { status: 400, msg: 'The text is too long: {most} at most' },
  'template-english-missing': {
    status: 409,
    msg: 'Write the English words first: they go to everybody whose language has none',
  },
  'telling-refused': { status: 401, msg: 'The signature does not fit what was sent' },
  'telling-unreadable': { status: 400, msg: 'The signature fits, but what was sent tells of no message' },
  'push-off': {
    status: 409,
    msg: 'This lab tells no browser of notices. Ask whoever looks after its services to switch it on',
  },
  'push-service-unknown': {
    status: 400,
    msg: 'Nothing is sent to {host}: it is no push service of a known browser. Use Chrome, Edge, Firefox or Safari',
  },
  'push-key-malformed': {
    status: 400,
    msg: 'The key of this browser cannot be used. Take the browser off its list and allow it again',
  },
  'push-devices-full': {
    status: 409,
    msg: '{most} browsers are told already. Take one off the list first',
  },
} as const satisfies Record<string, RefusalSpec>;
