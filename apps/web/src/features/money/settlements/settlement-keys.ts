import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { settlementTexts } from './texts/settlement-texts.ts';

export const settlementKeys = defineShortcuts(
  { group: 'settlement', title: 'keys', texts: settlementTexts },
  { handOver: { keys: 'T', label: 'keyHand' }, ask: { keys: 'Shift+T', label: 'keyAsk' } },
);
