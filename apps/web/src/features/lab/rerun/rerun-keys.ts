import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { rerunTexts } from './texts/rerun-texts.ts';

export const rerunKeys = defineShortcuts(
  { group: 'rerunQueue', title: 'title', texts: rerunTexts },
  {
    first: { keys: '1', label: 'keyFirst' },
    second: { keys: '2', label: 'keySecond' },
  },
);
