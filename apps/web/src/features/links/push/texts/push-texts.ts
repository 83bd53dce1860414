import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of browsers that are told of notices. */
export const pushTexts = defineTexts({
  title: 'Notices while Nidan is closed',
  help: 'This browser shows that a notice waits, never what it says. A click opens it.',
  allow: 'Tell this browser',
  allowed: 'This browser is told of new notices',
  unsupported:
    'This browser cannot show notices while Nidan is closed. Use Chrome, Edge, Firefox or Safari over a safe connection (https); on an iPhone put Nidan on the home screen first.',
  blocked:
    'Notices of Nidan are blocked in this browser. Allow them in its settings for this site, then come back.',
  off: 'This lab tells no browser of notices. Whoever looks after its services can switch it on.',
  refused: 'The browser did not allow it',
  failed: 'The push service of this browser does not answer. Try again later',
  list: 'Browsers that are told',
  device: 'Browser',
  service: 'Push service',
  since: 'Allowed',
  last: 'Last told',
  thisOne: 'this one',
  unknownDevice: 'Unknown browser',
  never: 'not yet',
  end: 'Take off',
  endOf: 'Tell {device} nothing any more',
  ended: 'This browser is told nothing any more',
  none: 'No browser is told',
  noneText: 'Allow this one, and it shows when a notice waits for you.',
}).translated({
  hi: async () => (await import('./push-texts-hi.ts')).pushTextsHi,
  mr: async () => (await import('./push-texts-mr.ts')).pushTextsMr,
});
