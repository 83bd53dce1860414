import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the keys of programs. */
export const apiKeyTexts = defineTexts({
  title: 'Keys',
  none: 'It has no key yet.',
  newKey: 'New key',
  revoke: 'Revoke',
  revoked: 'revoked {at}',
  expired: 'expired {at}',
  until: 'until {at}',
  used: 'last used {at}',
  unused: 'never used',
  perMinute: '{count} a minute',
  revokeTitle: 'Revoke the key {name}?',
  revokeText: 'Whoever uses it is refused from the next request on. A key is never taken back into use.',
  newTitle: 'New key of {name}',
  name: 'What it is for',
  rights: 'What it may do, within the role of the program',
  readOnly: 'Read only',
  whole: 'Everything the role may',
  limit: 'Calls a minute',
  days: 'Ends in days',
  place: 'Place',
  allPlaces: 'All places of the program',
  make: 'Make the key',
  secretTitle: 'The key of {name}',
  secretText:
    'It is shown once and kept as a hash. It is sent as “Authorization: Bearer …”; in an address it is refused.',
  done: 'Done',
}).translated({
  hi: async () => (await import('./api-key-texts-hi.ts')).apiKeyTextsHi,
  mr: async () => (await import('./api-key-texts-mr.ts')).apiKeyTextsMr,
});
