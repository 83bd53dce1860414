import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of browsers that are told of notices. */
export const pushTexts = defineTexts({
  title: 'Notices while Nidan is closed',
  help: 'This browser shows that a notice waits, never what it says. A click opens it.',
  allow: 'Show them in this browser',
  allowed: 'New notices are shown in this browser',
  unsupported:
    'This browser cannot show notices while Nidan is closed. Use Chrome, Edge, Firefox or Safari over a safe connection (https); on an iPhone put Nidan on the home screen first.',
  blocked:
    'Notices of Nidan are blocked in this browser. Allow them in its settings for this site, then come back.',
  off: 'This lab shows no notices in browsers. Whoever looks after its services can switch it on.',
  refused: 'The browser did not allow it',
  failed: 'The push service of this browser does not answer. Try again later',
  list: 'Browsers in which they are shown',
  device: 'Browser',
  service: 'Push service',
  since: 'Allowed',
  last: 'Last shown',
  thisOne: 'this one',
  unknownDevice: 'Unknown browser',
  never: 'not yet',
  end: 'Take off',
  endOf: 'Show none in {device} any more',
  ended: 'No notice is shown in this browser any more',
  none: 'No browser yet',
  noneText: 'Allow this one, and it shows when a notice waits for you.',
}).translated({
  hi: async () => (await import('./push-texts-hi.ts')).pushTextsHi,
  mr: async () => (await import('./push-texts-mr.ts')).pushTextsMr,
});
