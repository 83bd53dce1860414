import { pendingDetails } from '@nidan/contract/people/patients/patient-endpoints';
import type { PendingDetails } from '@nidan/contract/people/patients/patient-history';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Money } from '../../../kernel/ui/values/Money.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { BillState } from '../bills/BillState.tsx';
import styles from './PatientScreen.module.css';
import { patientTexts } from './texts/patient-texts.ts';

/** What is open with a person: tests, dues, reports, and what the record lacks. */
export function PendingPart({ patientId }: { readonly patientId: string }) {
  const t = useTexts(patientTexts);
  const query = useApiQuery(pendingDetails, { query: { patientId } }, { keepFormer: false });
  return (
    <Panel label={t('open')} title={t('open')}>
      <QueryView query={query}>{(pending) => <Pending pending={pending} />}</QueryView>
    </Panel>
  );
}

function Pending({ pending }: { readonly pending: PendingDetails }) {
  const t = useTexts(patientTexts);
  const zone = useZone();
  const { openBills, dues, reports, missing } = pending;
  const isClear = openBills.length + dues.length + reports.length + missing.length === 0;
  if (isClear) return <EmptyState kind="done" title={t('nothingOpen')} />;
  return (
    <>
      {openBills.length > 0 && (
        <Section title={t('openTests')}>
          {openBills.map((bill) => (
            <div key={bill.billId} className={styles.open}>
              <Button kind="link" onClick={() => go(`bills/${bill.billId}`)}>
                {bill.labNo}
              </Button>
              <BillState state={bill.state} />
              <span className="cut" title={bill.testCodes.join(', ')}>
                {bill.testCodes.join(', ')}
              </span>
              <span className="muted t12">{t('expected', { at: showShort(bill.dueAt, zone) })}</span>
            </div>
          ))}
        </Section>
      )}
      {dues.length > 0 && (
        <Section title={t('openDues')}>
          {dues.map((bill) => (
            <div key={bill.billId} className={styles.open}>
              <Button kind="link" onClick={() => go(`bills/${bill.billId}`, { do: 'pay' })}>
                {bill.labNo}
              </Button>
              <Money paise={bill.duePaise} sign due />
            </div>
          ))}
        </Section>
      )}
      {reports.length > 0 && (
        <Section title={t('openReports')}>
          {reports.map((bill) => (
            <div key={bill.billId} className={styles.open}>
              <Button kind="link" onClick={() => go(`report/${bill.billId}`)}>
                {bill.labNo}
              </Button>
              <span className="muted">{bill.dispatchLabel}</span>
            </div>
          ))}
        </Section>
      )}
      {missing.length > 0 && (
        <Section title={t('missing')}>
          <p className="muted t13">{missing.map((field) => t(field)).join(', ')}</p>
        </Section>
      )}
    </>
  );
}
