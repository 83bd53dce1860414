import { type EqaRoundView, listEqaRounds } from '@nidan/contract/lab/eqa/eqa-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useDates } from '../../../kernel/dates/use-dates.tsx';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { EqaMark } from './EqaMark.tsx';
import { RoundDialog } from './RoundDialog.tsx';
import { RoundPanel } from './RoundPanel.tsx';
import { eqaTexts } from './texts/eqa-texts.ts';

/** Rounds of external assessment, and beside them the values of the one that is picked. */
export function EqaScreen() {
  const t = useTexts(eqaTexts);
  const [{ sel }, change] = useSearchState({ sel: '' });
  const [isAdding, setAdding] = useState(false);
  const may = useRight('quality', PERMISSION.create);
  const dates = useDates({ standard: 'allTime', label: t('closes') });
  const query = useApiPages(listEqaRounds, { query: dates.asked }, { follows: ['EQA_ROUND'] });
  const round = rowsOf(query).find(({ roundId }) => roundId === sel);
  return (
    <>
      <PageHead title={t('title')}>
        <Button kind="primary" off={may ? undefined : t('needsRight')} onClick={() => setAdding(true)}>
          {t('newRound')}
        </Button>
      </PageHead>
      <FilterBar filters={[]}>{dates.filter}</FilterBar>
      <SplitPane name="eqa" label={t('results')} width={660} pane={<RoundPane round={round} />}>
        <PagedTable
          label={t('rounds')}
          query={query}
          rowKey={({ roundId }) => roundId}
          current={sel}
          onCurrent={(key) => change({ sel: key })}
          empty={<EmptyState kind="nothing" icon="quality" title={t('noRounds')} text={t('noRoundsText')} />}
          columns={[
            {
              key: 'closes',
              head: t('closes'),
              width: 92,
              value: ({ closesOn }) => closesOn,
              saved: ({ closesOn }) => showDay(closesOn),
              cell: ({ closesOn }) => showDay(closesOn),
            },
            {
              key: 'scheme',
              head: t('scheme'),
              tip: ({ scheme }) => scheme,
              value: ({ scheme }) => scheme,
              cell: ({ scheme }) => <b>{scheme}</b>,
            },
            {
              key: 'round',
              head: t('round'),
              width: 130,
              tip: nameOf,
              cell: nameOf,
            },
            { key: 'verdict', head: t('verdict'), width: 120, cell: (one) => <Verdict of={one} /> },
            { key: 'open', head: t('toDo'), width: 60, align: 'end', value: ({ open }) => open },
          ]}
        />
      </SplitPane>
      {isAdding && (
        <RoundDialog onClose={() => setAdding(false)} onAdded={(roundId) => change({ sel: roundId })} />
      )}
    </>
  );
}

const nameOf = ({ roundNo, sample }: EqaRoundView): string => `${roundNo}, ${sample}`;

function Verdict({ of: { verdict } }: { readonly of: EqaRoundView }) {
  const t = useTexts(eqaTexts);
  return verdict === null ? <span className="muted">{t('notReceived')}</span> : <EqaMark verdict={verdict} />;
}

function RoundPane({ round }: { readonly round: EqaRoundView | undefined }) {
  const t = useTexts(eqaTexts);
  if (round !== undefined) return <RoundPanel key={`${round.roundId} ${round.version}`} round={round} />;
  return (
    <Panel label={t('results')}>
      <EmptyState kind="nothing" title={t('pickRound')} text={t('pickRoundText')} />
    </Panel>
  );
}
