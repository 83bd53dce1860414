import type { TransferDetails, TransferLineView } from '@nidan/contract/supply/indents/indent-views';
import {
  cancelStockTransfer,
  printStockTransfer,
  readStockTransfer,
  stepStockTransfer,
} from '@nidan/contract/supply/indents/transfer-endpoints';
import { useState } from 'react';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { printFile } from '../../../kernel/print/print-file.ts';
import { showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { INDENT_FOLLOWS, OUTDATED_BY_INDENT } from './indent-words.ts';
import { ReceiveDialog } from './ReceiveDialog.tsx';
import { SendDialog } from './SendDialog.tsx';
import { useAskToCancel } from './use-ask-to-cancel.ts';
import { indentTexts } from './texts/indent-texts.ts';
import { TransferChip } from './use-indent-columns.tsx';

/** A transfer with its lots, and what can be done with it. */
export function TransferPane({ transferId }: { readonly transferId: string | null }) {
  const t = useTexts(indentTexts);
  if (transferId === null) {
    return (
      <Panel label={t('pane')}>
        <Section>
          <p className="muted">{t('pick')}</p>
        </Section>
      </Panel>
    );
  }
  return <OneTransfer transferId={transferId} />;
}

function OneTransfer({ transferId }: { readonly transferId: string }) {
  const t = useTexts(indentTexts);
  const query = useApiQuery(readStockTransfer, { query: { transferId } }, { follows: INDENT_FOLLOWS });
  return (
    <QueryView query={query}>
      {(details) => {
        const { transfer, lines } = details;
        return (
          <Panel label={t('pane')} title={transfer.number} sub={<TransferChip state={transfer.state} />}>
            <Section>
              <p className="t13">{t('goesTo', { from: transfer.from.name, to: transfer.to.name })}</p>
              <p className="muted t12">
                {t('raisedBy', { name: transfer.madeBy })}
                {transfer.sentBy !== null && ` · ${t('sentBy', { name: transfer.sentBy })}`}
                {transfer.indentNumber !== null && ` · ${transfer.indentNumber}`}
              </p>
              {transfer.cancelReason !== null && (
                <Note tone="warn">{t('canceledBecause', { reason: transfer.cancelReason })}</Note>
              )}
              <TransferActions details={details} />
            </Section>
            <LotsTable lines={lines} />
          </Panel>
        );
      }}
    </QueryView>
  );
}

/** What was sent, lot by lot; before that what is to be sent. */
function LotsTable({ lines }: { readonly lines: readonly TransferLineView[] }) {
  const t = useTexts(indentTexts);
  const rows = lines.flatMap(({ itemId, name, unit, asked, lots }) =>
    lots.length === 0
      ? [{ key: itemId, name, unit, lotNo: '', expiry: '', asked, sent: '0', received: '0', inTransit: '0' }]
      : lots.map(({ lotId, lotNo, expiresOn, sent, received, inTransit }) => ({
          key: lotId,
          name,
          unit,
          lotNo,
          expiry: expiresOn === null ? '' : showDay(expiresOn),
          asked,
          sent,
          received,
          inTransit,
        })),
  );
  const col = columnsOf<(typeof rows)[number]>();
  const number = (key: 'asked' | 'sent' | 'received' | 'inTransit') =>
    col.quantity({ key, head: t(key), width: 68, of: (row) => row[key] });
  return (
    <Table
      flush
      keys="focus"
      label={t('lot')}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        col.text({
          key: 'item',
          head: t('item'),
          of: ({ name, unit }) => `${name}, ${unit}`,
          tip: ({ name }) => name,
        }),
        col.text({
          key: 'lot',
          head: t('lot'),
          width: 92,
          of: ({ lotNo }) => lotNo,
          tip: ({ expiry }) => expiry,
        }),
        number('asked'),
        number('sent'),
        number('received'),
        number('inTransit'),
      ]}
    />
  );
}

function TransferActions({ details }: { readonly details: TransferDetails }) {
  const t = useTexts(indentTexts);
  const [dialog, setDialog] = useState<'send' | 'receive' | null>(null);
  const step = useApiMutation(stepStockTransfer, { outdates: OUTDATED_BY_INDENT });
  const cancel = useApiMutation(cancelStockTransfer, { outdates: OUTDATED_BY_INDENT });
  const { transferId, version, number, can } = details.transfer;
  const seen = { transferId, version };
  const askToCancel = useAskToCancel(number, (reason) => cancel.mutate({ body: { ...seen, reason } }));
  const print = (): void => {
    apiFile(printStockTransfer, { query: { transferId } }).then(printFile).catch(toastRefusal);
  };
  const words = { create: 'send', accept: 'accept' } as const;
  const refusal = step.error ?? cancel.error;
  return (
    <>
      {refusal && <ErrorState kind="row" refusal={refusal} />}
      <div className="row">
        {(['create', 'accept'] as const)
          .filter((action) => can.includes(action))
          .map((action) => (
            <Button
              key={action}
              kind="primary"
              busy={step.isPending}
              onClick={() => step.mutate({ body: { ...seen, action } })}
            >
              {t(words[action])}
            </Button>
          ))}
        {can.includes('send') && (
          <Button kind="primary" icon="send" onClick={() => setDialog('send')}>
            {t('issue')}
          </Button>
        )}
        {can.includes('receive') && (
          <Button kind="primary" onClick={() => setDialog('receive')}>
            {t('receive')}
          </Button>
        )}
        <Button icon="print" onClick={print}>
          {t('print')}
        </Button>
        {can.includes('cancel') && <Button onClick={askToCancel}>{t('cancel')}</Button>}
      </div>
      {dialog === 'send' && (
        <SendDialog
          of={{ is: 'transfer', transferId, version, number }}
          lines={details.lines.map((line) => ({ ...line, left: line.asked, atHand: line.asked }))}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'receive' && <ReceiveDialog details={details} onClose={() => setDialog(null)} />}
    </>
  );
}
