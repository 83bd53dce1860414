import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { publishingTexts } from './texts/publishing-texts.ts';

export const publishingKeys = defineShortcuts(
  { group: 'publishing', title: 'keys', texts: publishingTexts },
  { pullBack: { keys: 'Ctrl+Z', label: 'keyPullBack', inFields: false } },
);
