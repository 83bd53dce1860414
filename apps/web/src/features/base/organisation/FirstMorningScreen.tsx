import { readFirstMorning } from '@nidan/contract/base/organisation/first-morning-endpoint';
import type { FirstStep } from '@nidan/domain/settings/first-steps';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useSession } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import styles from './FirstMorning.module.css';
import { firstMorningTexts } from './texts/first-morning-texts.ts';

/** Where each step is done. */
const PLACES: Readonly<Record<FirstStep, string>> = {
  logo: 'admin/organisation?view=profile',
  address: 'admin/organisation?view=profile',
  upi: 'admin/organisation?view=profile',
  pathologist: 'admin/users',
  people: 'admin/users',
  prices: 'rates',
  intervals: 'admin/parameters',
  label: 'collect',
  messages: 'admin/organisation?view=profile',
};

/** What a new lab sets up before its first patient: each step ticked when it is true, with the screen where it is done. */
export function FirstMorningScreen() {
  const t = useTexts(firstMorningTexts);
  const { lab } = useSession();
  const query = useApiQuery(
    readFirstMorning,
    {},
    { follows: ['LAB', 'LAB_SETTING', 'USER', 'TEST', 'FILE'] },
  );
  return (
    <>
      <PageHead title={t('title')} sub={lab.name} />
      <div className={`scroll ${styles.body}`}>
        <QueryView query={query} lines={9} kind="page">
          {({ steps }) => {
            const open = steps.filter(({ done }) => !done).length;
            return (
              <>
                <p role="status">{open === 0 ? t('allDone') : t('open', { count: open })}</p>
                <ol className={styles.steps}>
                  {steps.map(({ step, done }) => (
                    <li key={step}>
                      <Icon name={done ? 'tick' : 'hourglass'} />
                      <div>
                        <a href={hashOf(PLACES[step])}>{t(step)}</a>
                        <p className="muted t13">{t(`${step}Help`)}</p>
                        {step === 'intervals' && !done && (
                          <a href={hashOf('admin/switches?section=configuration')}>{t('approve')}</a>
                        )}
                        {step === 'label' && !done && (
                          <a href={hashOf('admin/switches?section=labels')}>{t('stock')}</a>
                        )}
                      </div>
                      <StatusChip tone={done ? 'ok' : 'warn'} icon={done ? 'tick' : 'hourglass'}>
                        {t(done ? 'done' : 'toDo')}
                      </StatusChip>
                    </li>
                  ))}
                </ol>
              </>
            );
          }}
        </QueryView>
      </div>
    </>
  );
}
