import type { DutyView } from '@nidan/contract/base/roles/role-endpoints';
import { listUsers } from '@nidan/contract/base/users/user-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { useSettingWords } from '../settings/use-setting-words.ts';
import styles from './PersonRights.module.css';
import { rolesTexts } from './texts/roles-texts.ts';

interface DutyPaneProps {
  readonly duty: DutyView;
  readonly mayRead: boolean;
}

/** One duty: how the lab keeps it, where that is decided, and who has the rights of both steps. */
export function DutyPane({ duty, mayRead }: DutyPaneProps) {
  const t = useTexts(rolesTexts);
  return (
    <Panel label={t('duty')} title={t(`duty.${duty.duty}`)}>
      <Section>
        <Standing duty={duty} />
      </Section>
      <Section title={duty.people === 0 ? t('couldBoth') : t('bothNow', { count: duty.people })}>
        {duty.people === 0 ? (
          <p className="muted t13">{t('bothNobody')}</p>
        ) : mayRead ? (
          <PeopleOfDuty duty={duty} />
        ) : (
          <EmptyState kind="nothing" icon="lock" title={t('noUsersRight')} text={t('noUsersRightText')} />
        )}
      </Section>
    </Panel>
  );
}

/** Whether it takes two people today, with the way to the switch where there is one. */
function Standing({ duty: { allowedBy, isSeparated } }: Pick<DutyPaneProps, 'duty'>) {
  const t = useTexts(rolesTexts);
  const wordsOf = useSettingWords();
  const mayReadSwitches = useRight('labs', PERMISSION.read);
  if (allowedBy === null) return <Note tone="ok">{`${t('separatedText')} ${t('alwaysText')}`}</Note>;
  const { label } = wordsOf({ name: allowedBy, label: allowedBy });
  return (
    <Note
      tone={isSeparated ? 'ok' : 'warn'}
      end={mayReadSwitches && <a href={hashOf('admin/switches', { q: allowedBy })}>{t('toSwitch')}</a>}
    >
      {isSeparated ? t('separatedText') : t('joinedText', { label })}
    </Note>
  );
}

function PeopleOfDuty({ duty }: Pick<DutyPaneProps, 'duty'>) {
  const t = useTexts(rolesTexts);
  const query = useApiPages(listUsers, { query: { duty: duty.duty } }, { keepFormer: false });
  if (query.isError && !query.data) {
    return <ErrorState refusal={query.error} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return <Skeleton lines={4} />;
  return (
    <>
      <ul className={styles.rights}>
        {query.data.pages
          .flatMap(({ rows }) => rows)
          .map(({ userId, name, roleName }) => (
            <li key={userId}>
              <a className="cut" href={hashOf('admin/roles', { view: 'people', person: userId, q: name })}>
                {name}
              </a>
              <span className="sp" />
              <span className="muted">{roleName}</span>
            </li>
          ))}
      </ul>
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
