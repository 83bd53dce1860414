import type { AuditRow } from '@nidan/contract/base/audit/event-view';
import type { Translate } from '../../../kernel/text/define-texts.ts';
import type { auditTexts } from './texts/audit-texts.ts';

export type AuditT = Translate<(typeof auditTexts)['english']>;

/** What an event changed, in one line. */
export function changeWords({ changes }: Pick<AuditRow, 'changes'>, t: AuditT): string {
  return changes
    .map(({ label, before, after }) =>
      before === null
        ? t('set', { label, after: after ?? t('nothing') })
        : t('change', { label, before, after: after ?? t('nothing') }),
    )
    .join(', ');
}
