import { listLabIdSkips, nextLabId } from '@nidan/contract/money/lab-ids/lab-id-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { labIdTexts } from './texts/lab-id-texts.ts';
import { NextLabIdForm } from './NextLabIdForm.tsx';

/** Where the series of lab IDs stands, setting it ahead, and what was skipped by that. */
export function LabIdsDesk() {
  const t = useTexts(labIdTexts);
  const maySet = useRight('labs', PERMISSION.update);
  const query = useApiQuery(nextLabId, {});
  return (
    <SplitPane
      name="lab-ids"
      label={t('title')}
      width={400}
      narrowest={320}
      pane={
        <Panel label={t('title')} title={t('title')} sub={t('nextHelp')}>
          <Section title={query.data && t('next', { labId: query.data.labId })}>
            <QueryView query={query}>
              {({ labId }) =>
                maySet ? <NextLabIdForm key={labId} next={labId} /> : <Note tone="info">{t('readOnly')}</Note>
              }
            </QueryView>
          </Section>
        </Panel>
      }
    >
      <SkippedLabIds />
    </SplitPane>
  );
}

function SkippedLabIds() {
  const t = useTexts(labIdTexts);
  const zone = useZone();
  const query = useApiPages(listLabIdSkips, {});
  return (
    <PagedTable
      label={t('skipped')}
      query={query}
      lines={4}
      rowKey={({ skipId }) => skipId}
      empty={<EmptyState kind="done" title={t('none')} text={t('noneHelp')} />}
      columns={[
        {
          key: 'day',
          head: t('day'),
          width: 96,
          value: ({ day }) => day,
          saved: ({ day }) => showDay(day),
          cell: ({ day }) => showDay(day),
        },
        {
          key: 'first',
          head: t('first'),
          width: 128,
          value: ({ first }) => first,
          cell: ({ first }) => <LabNo value={first} />,
        },
        {
          key: 'last',
          head: t('last'),
          width: 128,
          value: ({ last }) => last,
          cell: ({ last }) => <LabNo value={last} />,
        },
        { key: 'why', head: t('why'), tip: ({ reason }) => reason, value: ({ reason }) => reason },
        { key: 'by', head: t('by'), width: 148, tip: ({ by }) => by, value: ({ by }) => by },
        {
          key: 'at',
          head: t('at'),
          width: 148,
          value: ({ at }) => at,
          saved: ({ at }) => showDateTime(at, zone),
          cell: ({ at }) => showDateTime(at, zone),
        },
      ]}
    />
  );
}
