import { listLabs } from '@nidan/contract/base/organisation/organisation-endpoints';
import { accountEffect, labAccount } from '@nidan/domain/status-sets/money/lab-account';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useSession } from '../../../kernel/session/session.ts';
import { showDateTime } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import styles from '../settings/Settings.module.css';
import { settingsTexts } from '../settings/texts/settings-texts.ts';

/** How the lab stands with the platform, and what each standing stops. */
export function LabAccountPanel() {
  const t = useTexts(settingsTexts);
  const { lab } = useSession();
  const query = useApiQuery(listLabs, {});
  return (
    <Section title={t('account')} end={<a href={hashOf('account')}>{t('accountPay')}</a>}>
      <QueryView query={query}>
        {({ rows }) => {
          const own = rows.find(({ lId }) => lId === lab.lId);
          return (
            <ul className={styles.standings}>
              {labAccount.stateNames.map((state) => {
                const code = labAccount.codeOf(state);
                const isNow = own?.status === code;
                return (
                  <li key={state} data-now={isNow ? '' : undefined}>
                    <span className="muted">{code}</span>
                    <div>
                      <b>{state}</b>
                      <p>{accountEffect(state)}</p>
                      {isNow && (
                        <p>
                          {t('accountSince', { date: showDateTime(own.accountSince, lab.timeZone) })}
                          {own.accountReason === null ? '' : `. ${own.accountReason}`}
                        </p>
                      )}
                    </div>
                    {isNow && <StatusChip tone={labAccount.states[state].tone}>{t('now')}</StatusChip>}
                  </li>
                );
              })}
            </ul>
          );
        }}
      </QueryView>
    </Section>
  );
}
