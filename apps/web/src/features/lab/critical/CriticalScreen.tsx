import { SECOND } from '@nidan/domain/time/durations';
import { listCriticals, type OpenCritical } from '@nidan/contract/lab/critical/critical-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useRef, useState } from 'react';
import { useApiPages } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useBillInView } from '../../../kernel/session/bill-in-view.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { useListFocus } from '../../../kernel/ui/grid/use-list-focus.ts';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { resultsTexts } from '../../catalogue/values/texts/results-texts.ts';
import { CriticalCallDialog } from '../checking/case/CriticalCallDialog.tsx';
import { useNoteAttempt } from '../checking/case/use-note-attempt.ts';
import { criticalKeys } from './critical-keys.ts';
import { CriticalDetails } from './CriticalDetails.tsx';
import { rowToTell } from './desk-contact.ts';
import { criticalTexts } from './texts/critical-texts.ts';
import { useCriticalColumns } from './use-critical-columns.tsx';

/** Every critical value that nobody was told of yet, with a running clock: call, note who was told, go on to the next contact. */
export function CriticalScreen() {
  const t = useTexts(criticalTexts);
  const shared = useTexts(resultsTexts);
  const now = useNow(SECOND);
  const may = useRight('results', PERMISSION.update);
  const [{ row: at }, change] = useSearchState({ row: '' });
  const [told, setTold] = useState<OpenCritical | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const query = useApiPages(listCriticals, { query: { limit: 100 } }, { follows: ['BILL_TEST', 'BILL'] });
  const rows = rowsOf(query);
  const current = rows.find(({ alertId }) => alertId === at) ?? rows[0];
  const noteAttempt = useNoteAttempt();
  const columns = useCriticalColumns(now);
  useBillInView(current?.billId ?? null);
  useListFocus(box, query.data !== undefined);
  const call = may && current !== undefined && told === null ? () => setTold(current) : undefined;
  const tried =
    may && current !== undefined && told === null
      ? () => void noteAttempt(rowToTell(current, now))
      : undefined;
  useShortcuts(criticalKeys, { call, tried });
  const off = current === undefined ? t('none') : may ? undefined : shared('needsUpdate');
  return (
    <>
      <PageHead title={t('title')}>
        <Button off={off} shortcut={criticalKeys.shortcuts.tried} onClick={tried}>
          {shared('notReached')}
        </Button>
        <Button kind="primary" icon="phone" off={off} shortcut={criticalKeys.shortcuts.call} onClick={call}>
          {shared('recordCall')}
        </Button>
      </PageHead>
      <SplitPane
        name="criticals"
        label={t('split')}
        width={360}
        pane={<CriticalDetails row={current} now={now} />}
      >
        <div ref={box} className="ui-split-work" style={{ flex: 1 }}>
          <PagedTable
            label={t('list')}
            query={query}
            rowKey={({ alertId }) => alertId}
            rowName={({ parameter, value, patient }) =>
              t('rowName', { parameter, value, patient: patient.fullName })
            }
            current={current?.alertId ?? null}
            onCurrent={(alertId) => change({ row: alertId })}
            onOpen={({ billId }) => go(`results/${billId}`)}
            tone={({ contacts }) => (contacts[1]?.toldAt ? 'hot' : 'warm')}
            empty={<EmptyState kind="done" title={t('none')} text={t('noneText')} />}
            columns={columns}
          />
        </div>
      </SplitPane>
      {told !== null && (
        <CriticalCallDialog
          due={rowToTell(told, now)}
          onClose={() => setTold(null)}
          onCalled={() => change({ row: '' })}
        />
      )}
    </>
  );
}
