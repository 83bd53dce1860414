import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { batchTexts } from './texts/batch-texts.ts';

export const batchKeys = defineShortcuts(
  { group: 'batches', title: 'keys', texts: batchTexts },
  { gather: { keys: 'T', label: 'keyGather' } },
);
