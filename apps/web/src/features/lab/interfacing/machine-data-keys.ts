import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { machineDataTexts } from './texts/machine-data-texts.ts';

export const machineDataKeys = defineShortcuts(
  { group: 'machine-data', title: 'title', texts: machineDataTexts },
  {
    map: { keys: 'M', label: 'map' },
    amend: { keys: 'A', label: 'amend' },
    post: { keys: 'T', label: 'post' },
    discard: { keys: 'D', label: 'discard' },
  },
);
