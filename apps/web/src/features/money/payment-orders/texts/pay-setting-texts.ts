import { defineTexts } from '../../../../kernel/text/define-texts.ts';

/** Words of the gateway and the card terminals of a lab. */
export const paySettingTexts = defineTexts({
  gateway: 'Payment gateway',
  gatewayHelp:
    'Patients pay through it by a code or a link from the bill. The gateway gives the keys; they are kept sealed.',
  keyId: 'Key ID',
  keySecret: 'Key secret',
  webhookSecret: 'Webhook secret',
  keptSecret: 'Kept: {masked}. Leave it empty to keep it',
  setSecret: 'Set on {at} by {by}, ends in {masked}. It is never shown again: leave it empty to keep it',
  showHeld: 'Show while held',
  webhookUrl: 'Address for its events, to be entered at the gateway',
  isOpen: 'Patients can be asked through it',
  changed: 'Changed {at} by {by}',
  save: 'Save',
  saved: 'The gateway is saved',
  terminals: 'Card terminals',
  newTerminal: 'New terminal',
  noneTerminals: 'The amount of a bill is sent to a terminal of the place where it is paid.',
  name: 'Name',
  place: 'Place',
  merchantId: 'Merchant ID',
  securityToken: 'Security token',
  storePosCode: 'Store POS code',
  imei: 'IMEI',
  placeMissing: 'Choose the place',
}).translated({
  hi: async () => (await import('./pay-setting-texts-hi.ts')).paySettingTextsHi,
  mr: async () => (await import('./pay-setting-texts-mr.ts')).paySettingTextsMr,
});
