import { defineShortcuts } from '../../../kernel/keys/define-shortcuts.ts';
import { auditTexts } from './texts/audit-texts.ts';

export const auditKeys = defineShortcuts(
  { group: 'audit', title: 'title', texts: auditTexts },
  { verify: { keys: 'V', label: 'keyVerify' }, look: { keys: 'L', label: 'keyLook' } },
);
