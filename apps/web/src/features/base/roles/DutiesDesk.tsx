import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import type { DutyView, listDuties } from '@nidan/contract/base/roles/role-endpoints';
import { permissionNames } from '@nidan/domain/access/permission-bits';
import type { ReactNode } from 'react';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView, type ViewedQuery } from '../../../kernel/ui/QueryView.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { StatusChip } from '../../../kernel/ui/values/StatusChip.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { DutyPane } from './DutyPane.tsx';
import { rolesTexts } from './texts/roles-texts.ts';
import { useModuleName } from './use-module-name.ts';

interface DutiesDeskProps {
  readonly duties: ViewedQuery<AnswerOf<typeof listDuties>>;
  readonly views: ReactNode;
  /** Whether the viewer's role reads users. */
  readonly mayRead: boolean;
}

/** What takes two people, whether the lab holds to it today, and who could do both. */
export function DutiesDesk({ duties, views, mayRead }: DutiesDeskProps) {
  const t = useTexts(rolesTexts);
  return (
    <>
      <PageHead title={t('title')} views={views} />
      <QueryView query={duties} lines={6}>
        {({ rows }) => <Duties rows={rows} mayRead={mayRead} />}
      </QueryView>
    </>
  );
}

function Duties({ rows, mayRead }: { readonly rows: readonly DutyView[]; readonly mayRead: boolean }) {
  const t = useTexts(rolesTexts);
  const stepWords = useStepWords();
  const [state, change] = useSearchState({ duty: '' });
  const duty = rows.find((row) => row.duty === state.duty) ?? rows[0];
  const table = (
    <Table
      label={t('dutiesLabel')}
      keys="page"
      rows={rows}
      rowKey={(row) => row.duty}
      current={duty?.duty ?? null}
      onCurrent={(next) => change({ duty: next })}
      columns={[
        {
          key: 'duty',
          head: t('duty'),
          tip: (row) => t(`duty.${row.duty}`),
          value: (row) => t(`duty.${row.duty}`),
        },
        {
          key: 'first',
          head: t('firstStep'),
          width: 200,
          tip: ({ first }) => stepWords(first),
          value: ({ first }) => stepWords(first),
        },
        {
          key: 'second',
          head: t('secondStep'),
          width: 200,
          tip: ({ second }) => stepWords(second),
          value: ({ second }) => stepWords(second),
        },
        {
          key: 'standing',
          head: t('standing'),
          width: 132,
          cell: ({ isSeparated }) => (
            <StatusChip tone={isSeparated ? 'ok' : 'warn'}>
              {t(isSeparated ? 'isSeparated' : 'isJoined')}
            </StatusChip>
          ),
        },
        {
          key: 'people',
          head: t('couldBoth'),
          width: 104,
          align: 'end',
          value: ({ people }) => t('people', { count: people }),
        },
      ]}
    />
  );
  if (duty === undefined) return table;
  return (
    <SplitPane
      name="duties"
      label={t('duty')}
      width={400}
      narrowest={320}
      pane={<DutyPane key={duty.duty} duty={duty} mayRead={mayRead} />}
    >
      {table}
    </SplitPane>
  );
}

/** Says the right that a step asks for, such as `Check & authorise: update`. */
function useStepWords(): (step: DutyView['first']) => string {
  const t = useTexts(rolesTexts);
  const nameOf = useModuleName();
  return ({ module, bits }) => {
    const rights = permissionNames(bits).map((name) => t(name));
    return `${nameOf(module)}: ${rights.join(', ')}`;
  };
}
