import { defineTexts } from '../../text/define-texts.ts';

/** Why a message did not go out on a channel. */
export const problemTexts = defineTexts({
  'no-address': 'no number or address',
  'opted-out': 'wants no messages there',
  'switched-off': 'the service is switched off',
  'no-template': 'no approved text',
  'text-differs': 'the text is not the approved one',
  unreachable: 'the service does not answer',
  'signed-out': 'the keys of the service are refused',
  refused: 'the service refused it',
  undeliverable: 'not reached there',
  withdrawn: 'taken back',
}).translated({
  hi: async () => (await import('./problem-texts-hi.ts')).problemTextsHi,
  mr: async () => (await import('./problem-texts-mr.ts')).problemTextsMr,
});
