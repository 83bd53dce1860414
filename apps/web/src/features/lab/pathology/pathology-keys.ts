import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { pathologyTexts } from './texts/pathology-texts.ts';

export const pathologyKeys = defineShortcuts(
  { group: 'pathology', title: 'keys', texts: pathologyTexts },
  {
    save: { keys: 'Ctrl+S', label: 'keySave' },
    opinion: { keys: 'Alt+O', label: 'keyOpinion', bar: 'Alt O' },
    frozen: { keys: 'Alt+F', label: 'keyFrozen', bar: 'Alt F' },
    addendum: { keys: 'Alt+A', label: 'keyAddendum', bar: 'Alt A' },
  },
);

export const synopticKeys = defineShortcuts(
  { group: 'synoptic', title: 'synoptic', texts: pathologyTexts },
  { saveForm: { keys: 'Ctrl+Enter', label: 'keySaveForm' } },
);
