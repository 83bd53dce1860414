import { type DuplicatePair, listDuplicates } from '@nidan/contract/people/patients/duplicate-endpoints';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { readOn, rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { duplicateTexts } from './texts/duplicate-texts.ts';
import { MergesTable } from './MergesTable.tsx';
import { PairPane } from './PairPane.tsx';
import { ScoreChip } from './ScoreChip.tsx';

const col = columnsOf<DuplicatePair>();

const VIEWS = ['possible', 'likely', 'merges'] as const;

function keyOf({ one, other }: DuplicatePair): string {
  return `${one.patient_id}.${other.patient_id}`;
}

/** Records that may be of one person, pair by pair, and the merges that were made. */
export function DuplicatesScreen() {
  const t = useTexts(duplicateTexts);
  const [state, change] = useSearchState({ view: 'possible', pair: '', swap: false });
  const view = VIEWS.find((one) => one === state.view) ?? 'possible';
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next, pair: '', swap: false })}
            views={VIEWS.map((key) => ({ key, label: t(key) }))}
          />
        }
      />
      {view === 'merges' ? (
        <MergesTable />
      ) : (
        <Pairs
          likelyOnly={view === 'likely'}
          picked={state.pair}
          isSwapped={state.swap}
          onPick={(pair) => change({ pair, swap: false })}
          onSwap={() => change({ swap: !state.swap })}
        />
      )}
    </>
  );
}

interface PairsProps {
  readonly likelyOnly: boolean;
  readonly picked: string;
  readonly isSwapped: boolean;
  readonly onPick: (pair: string) => void;
  readonly onSwap: () => void;
}

function Pairs({ likelyOnly, picked, isSwapped, onPick, onSwap }: PairsProps) {
  const t = useTexts(duplicateTexts);
  const query = useApiPages(listDuplicates, { query: likelyOnly ? { likelyOnly } : {} });
  const rows = rowsOf(query);
  const current = rows.find((row) => keyOf(row) === picked) ?? rows[0] ?? null;
  // Who was registered before remains, as more papers carry that code, unless the other is kept.
  const [survivor, merged] = isSwapped ? [current?.one, current?.other] : [current?.other, current?.one];
  const pane =
    survivor === undefined || merged === undefined ? (
      <Panel label={t('pair')}>
        <EmptyState kind="nothing" icon="desk" title={t('choose')} />
      </Panel>
    ) : (
      <PairPane
        survivorId={survivor.patient_id}
        mergedId={merged.patient_id}
        onSwap={onSwap}
        onDone={() => onPick('')}
      />
    );
  return (
    <SplitPane name="duplicates" label={t('pair')} width={400} narrowest={336} pane={pane}>
      <QueryView query={query} lines={12}>
        {() => (
          <Table<DuplicatePair>
            label={t('list')}
            keys="page"
            rows={rows}
            rowKey={keyOf}
            current={current === null ? null : keyOf(current)}
            onCurrent={(key) => onPick(key)}
            onOpen={({ other }) => go(`patients/${other.patient_id}`)}
            empty={<EmptyState kind="done" title={t('none')} text={t('noneText')} />}
            columns={[
              col.text({ key: 'first', head: t('first'), of: ({ one }) => personWords(one) }),
              col.text({
                key: 'other',
                head: t('other'),
                of: ({ other }) => personWords(other),
                opens: true,
              }),
              col.text({
                key: 'why',
                head: t('why'),
                of: ({ reasons }) => reasons.map((reason) => t(reason)).join(', '),
              }),
              {
                key: 'score',
                head: t('score'),
                width: 116,
                value: ({ score }) => score,
                cell: (row) => <ScoreChip {...row} />,
              },
            ]}
          />
        )}
      </QueryView>
      {query.hasNextPage && (
        <Note
          tone="info"
          end={
            <Button busy={query.isFetchingNextPage} onClick={() => readOn(query)}>
              {t('goOn')}
            </Button>
          }
        >
          {t('partOnly')}
        </Note>
      )}
    </SplitPane>
  );
}

function personWords({ patient_code, name_title, name, age, age_sex }: DuplicatePair['one']): string {
  return `${patient_code} ${name_title} ${name}, ${age}, ${age_sex.sex}`;
}
