import {
  listMachineLinks,
  type MachineLinkView,
} from '@nidan/contract/lab/interfacing/machine-link-endpoints';
import { useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { FOLLOWED_OF_LINKS } from './followed-of-interfacing.ts';
import { LinkChip } from './LinkChip.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { LinkPanel } from './LinkPanel.tsx';
import { linkTexts } from './texts/link-texts.ts';

/** How long the state of the links may be old: a machine that falls silent says nothing. */
const REREAD_MS = 5_000;

/** The links of the machines as they are now. */
export function Links() {
  const t = useTexts(linkTexts);
  const [{ sel }, change] = useSearchState({ sel: '' });
  const [isNew, setNew] = useState(false);
  const query = useApiQuery(listMachineLinks, {}, { follows: FOLLOWED_OF_LINKS, refetchEvery: REREAD_MS });
  return (
    <QueryView query={query}>
      {({ links, machines, isGatewayAlive, can }) => {
        const link = links.find(({ linkId }) => linkId === sel) ?? links[0];
        return (
          <>
            <FilterBar
              end={
                <>
                  <a className="t13" href={hashOf('admin/masters', { of: 'interfacing' })}>
                    {t('viewCodes')}
                  </a>
                  <Button
                    kind="primary"
                    icon="plus"
                    off={can.includes('add') ? undefined : t('needsRight')}
                    onClick={() => setNew(true)}
                  >
                    {t('add')}
                  </Button>
                </>
              }
            />
            {!isGatewayAlive && links.some(({ isEnabled }) => isEnabled) && (
              <Note tone="danger">{t('noGatewayText')}</Note>
            )}
            <SplitPane
              name="links"
              label={t('name')}
              width={480}
              pane={<LinkPanel key={link?.linkId} link={link} machines={machines} />}
            >
              <LinkTable
                links={links}
                current={link?.linkId ?? null}
                onCurrent={(key) => change({ sel: key })}
              />
            </SplitPane>
            {isNew && (
              <LinkDialog
                link={null}
                machines={machines}
                onClose={() => setNew(false)}
                onSaved={(linkId) => change({ sel: linkId })}
              />
            )}
          </>
        );
      }}
    </QueryView>
  );
}

interface LinkTableProps {
  readonly links: readonly MachineLinkView[];
  readonly current: string | null;
  readonly onCurrent: (linkId: string) => void;
}

function LinkTable({ links, current, onCurrent }: LinkTableProps) {
  const t = useTexts(linkTexts);
  const zone = useZone();
  return (
    <Table
      label={t('viewLinks')}
      rows={links}
      rowKey={({ linkId }) => linkId}
      keys="page"
      current={current}
      onCurrent={onCurrent}
      empty={<EmptyState kind="nothing" title={t('noneTitle')} text={t('noneText')} />}
      columns={[
        {
          key: 'name',
          head: t('name'),
          tip: ({ name }) => name,
          value: ({ name }) => name,
          cell: ({ name }) => <b>{name}</b>,
        },
        {
          key: 'machine',
          head: t('machine'),
          width: 168,
          tip: ({ machine }) => machine,
          value: ({ machine }) => machine,
        },
        { key: 'state', head: t('state'), width: 148, cell: (link) => <LinkChip link={link} /> },
        {
          key: 'last',
          head: t('last'),
          width: 104,
          cell: ({ lastMessageAt }) =>
            lastMessageAt && <span className="muted">{showShort(lastMessageAt, zone)}</span>,
        },
        {
          key: 'waiting',
          head: t('waiting'),
          width: 84,
          align: 'end',
          cell: ({ quarantined }) => quarantined > 0 && <b>{quarantined}</b>,
        },
      ]}
    />
  );
}
