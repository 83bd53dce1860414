import { listDelegations } from '@nidan/contract/people/approvals/delegation-endpoints';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import styles from './Approvals.module.css';
import { rulesTexts } from './texts/rules-texts.ts';

/** Who answers for whom today, beside the rules that name them. */
export function AwayNotes() {
  const t = useTexts(rulesTexts);
  const { data } = useApiQuery(listDelegations, { query: { list: 'open' } });
  const rows = (data?.rows ?? []).filter(({ state }) => state === 'inEffect');
  if (rows.length === 0) return null;
  return (
    <section className={styles.findings} aria-label={t('awayLabel')}>
      {rows.map(({ delegationId, from, to, fromDay, untilDay }) => (
        <Note key={delegationId} tone="info">
          {t('away', { from, to, first: showDay(fromDay), last: showDay(untilDay) })}
        </Note>
      ))}
    </section>
  );
}
