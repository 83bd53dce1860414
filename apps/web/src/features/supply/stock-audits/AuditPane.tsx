import { type AuditLotView, readStockAudit } from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import { useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { AuditActions } from './AuditActions.tsx';
import { AuditChip } from './AuditChip.tsx';
import { AUDIT_FOLLOWS } from './audit-words.ts';
import { CountForm } from './CountForm.tsx';
import { auditCountTexts } from './texts/audit-count-texts.ts';

const col = columnsOf<AuditLotView>();

/** A count with its lots: blind while it is counted, with the differences afterwards. */
export function AuditPane({ auditId }: { readonly auditId: string | null }) {
  const t = useTexts(auditCountTexts);
  if (auditId === null) {
    return (
      <Panel label={t('pane')}>
        <Section>
          <p className="muted">{t('pick')}</p>
        </Section>
      </Panel>
    );
  }
  return <OneAudit auditId={auditId} />;
}

function OneAudit({ auditId }: { readonly auditId: string }) {
  const t = useTexts(auditCountTexts);
  const [current, setCurrent] = useState<string | null>(null);
  const query = useApiQuery(readStockAudit, { query: { auditId } }, { follows: AUDIT_FOLLOWS });
  return (
    <QueryView query={query}>
      {({ audit, lots }) => {
        const counts = audit.can.includes('count');
        return (
          <Panel label={t('pane')} title={audit.number} sub={<AuditChip state={audit.state} />}>
            <Section>
              <p className="t13">{`${audit.store.name}, ${showDay(audit.scheduledOn)}`}</p>
              {audit.approvedBy !== null && (
                <p className="muted t12">{t('approvedBy', { name: audit.approvedBy })}</p>
              )}
              {audit.cancelReason !== null && (
                <Note tone="warn">{t('canceledBecause', { reason: audit.cancelReason })}</Note>
              )}
              {counts && <p className="muted t12">{t('blind')}</p>}
              <AuditActions audit={audit} />
            </Section>
            {counts && <CountForm audit={audit} lots={lots} current={current} onCurrent={setCurrent} />}
            <LotsTable
              lots={lots}
              isShown={audit.differingLots !== null}
              current={current}
              onCurrent={setCurrent}
            />
          </Panel>
        );
      }}
    </QueryView>
  );
}

interface LotsTableProps {
  readonly lots: readonly AuditLotView[];
  readonly isShown: boolean;
  readonly current: string | null;
  readonly onCurrent: (lotId: string) => void;
}

function number(key: 'counted' | 'expected' | 'difference', head: string) {
  return col.quantity({ key, head, width: 72, of: (lot) => lot[key] });
}

function LotsTable({ lots, isShown, current, onCurrent }: LotsTableProps) {
  const t = useTexts(auditCountTexts);
  const shown = [
    number('expected', t('books')),
    number('difference', t('difference')),
    col.total({ key: 'value', head: t('value'), width: 88, of: ({ valuePaise }) => valuePaise }),
  ];
  return (
    <Table
      flush
      keys="focus"
      label={t('pane')}
      rows={lots}
      rowKey={({ lotId }) => lotId}
      current={current}
      onCurrent={onCurrent}
      columns={[
        col.text({
          key: 'item',
          head: t('item'),
          of: ({ name, unit }) => `${name}, ${unit}`,
          tip: ({ name }) => name,
        }),
        col.text({ key: 'lot', head: t('lot'), width: 96, of: ({ lotNo }) => lotNo }),
        col.day({ key: 'expiry', head: t('expiry'), of: ({ expiresOn }) => expiresOn }),
        number('counted', t('counted')),
        ...(isShown ? shown : []),
      ]}
    />
  );
}
