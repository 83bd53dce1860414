import type { BillView } from '@nidan/contract/billing/bill-view';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Note } from '../../kernel/ui/Note.tsx';
import { rupees } from '../../kernel/ui/rupees.ts';
import { patientsTexts } from './patients-texts.ts';
import styles from './PatientsScreen.module.css';
import { whyNotOut } from './why-not-out.ts';

/** Why the report of a bill is not out: the first thing that keeps it in. */
export function PeekWhy({ bill }: { readonly bill: BillView }) {
  const t = useTexts(patientsTexts);
  const why = whyNotOut(bill);
  if (why.is === 'canceled') return <p className="muted t13">{t('allCanceled')}</p>;
  if (why.is === 'checked') return <p className="muted t13">{t('allChecked')}</p>;
  return (
    <div className={styles.why}>
      <Note tone="info">
        <b>{t('whyNotOut')}</b>{' '}
        {why.is === 'due'
          ? t('blockedDue', { amount: rupees(why.duePaise) })
          : t('blocked', { test: why.test.name, state: why.test.stateLabel })}
        {why.is === 'test' && why.more > 0 && ` ${t('blockedMore', { count: why.more })}`}
      </Note>
    </div>
  );
}
