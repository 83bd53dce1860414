import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { vendorTexts } from './texts/vendor-texts.ts';

export const vendorKeys = defineShortcuts(
  { group: 'vendor', title: 'keys', texts: vendorTexts },
  { add: { keys: 'T', label: 'keyNew' } },
);
