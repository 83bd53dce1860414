import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { accountEffect, accountRemedy, labAccount } from '@nidan/domain/status-sets/money/lab-account';
import { readLabAccount } from '@nidan/contract/base/lab-account/account-payment-endpoints';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useRight, useSession } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { useAccountLabel } from '../../../kernel/text/account-state-texts.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import styles from './Account.module.css';
import { accountTexts } from './texts/account-texts.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { PaymentsTold } from './PaymentsTold.tsx';

/** How the lab stands with the platform, and how it pays; all that is left of the application in a blocked lab. */
export function AccountScreen() {
  const t = useTexts(accountTexts);
  const stateLabel = useAccountLabel();
  const { lab } = useSession();
  const mayPay = useRight('labs', PERMISSION.update);
  const state = labAccount.stateOf(lab.accountStatus);
  const remedy = accountRemedy(state);
  return (
    <>
      <PageHead title={t('title')} sub={lab.name} />
      <div className={`scroll ${styles.body}`}>
        <div className={styles.column}>
          <Section
            title={t('standing')}
            end={<StatusChip tone={labAccount.states[state].tone}>{stateLabel(state)}</StatusChip>}
          >
            <p>{accountEffect(state)}</p>
            {lab.accountReason !== null && <p>{t('reason', { reason: lab.accountReason })}</p>}
            {remedy !== null && <p className="muted">{remedy}</p>}
          </Section>
          {mayPay ? <PayDesk /> : <Note tone="info">{t('othersPay')}</Note>}
        </div>
      </div>
    </>
  );
}

function PayDesk() {
  const t = useTexts(accountTexts);
  const { lab } = useSession();
  const query = useApiQuery(readLabAccount, {});
  return (
    <QueryView query={query} lines={6}>
      {({ since, desk, upiAddress, payments }) => (
        <>
          <p className={`muted t13 ${styles.lead}`}>
            {t('since', { date: showDateTime(since, lab.timeZone) })}
            {desk === null ? '' : `. ${t('desk', { desk })}`}
          </p>
          <PaymentForm upiAddress={upiAddress} />
          <PaymentsTold payments={payments} zone={lab.timeZone} />
        </>
      )}
    </QueryView>
  );
}
