import type { AgencyAccountView } from '@nidan/contract/money/agency-billing/agency-account-view';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Money } from '../../../kernel/ui/values/Money.tsx';
import styles from './Agency.module.css';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { agencyTexts } from './texts/agency-texts.ts';

/** How what is available comes about, as a sum that can be read, and how much of it is spent. */
export function AccountWorking({ account }: { readonly account: AgencyAccountView }) {
  const t = useTexts(agencyTexts);
  const parts = [
    { sign: '', label: t('deposits'), paise: account.depositsPaise },
    { sign: '+', label: t('creditNotes'), paise: account.creditNotesPaise },
    { sign: '−', label: t('charges'), paise: account.chargesPaise },
    { sign: '−', label: t('debitNotes'), paise: account.debitNotesPaise },
    { sign: '=', label: t('balance'), paise: account.balancePaise },
    { sign: '+', label: t('limit'), paise: account.limitPaise },
    { sign: '=', label: t('available'), paise: account.availablePaise },
  ];
  // Without a limit the agency uses what it paid ahead.
  const ahead = account.depositsPaise + account.creditNotesPaise;
  const used =
    account.limitPaise === 0 && ahead > 0
      ? t('leftOf', { left: rupees(Math.max(0, account.availablePaise)), of: rupees(ahead) })
      : t('usedOf', { percent: account.spentPercent });
  const spent = Math.max(0, Math.min(100, account.spentPercent));
  return (
    <section className={styles.working} aria-label={t('available')}>
      <dl>
        {parts.map(({ sign, label, paise }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {sign !== '' && <span className="muted">{sign}</span>} <Money paise={paise} />
            </dd>
          </div>
        ))}
      </dl>
      <meter
        className={styles.meter}
        min={0}
        max={100}
        high={80}
        optimum={0}
        value={spent}
        aria-label={used}
      />
      <p className="muted t13">{used}</p>
      <p>
        {t('owes', { amount: rupees(account.owesPaise) })}
        {account.patientsOweBills > 0 && (
          <>
            {' · '}
            {t('patientsOwe', {
              amount: rupees(account.patientsOwePaise),
              count: account.patientsOweBills,
            })}
          </>
        )}
      </p>
    </section>
  );
}
