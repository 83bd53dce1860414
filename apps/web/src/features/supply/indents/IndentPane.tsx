import {
  cancelIndent,
  decideIndent,
  printIndent,
  readIndent,
  sendIndent,
} from '@nidan/contract/supply/indents/indent-endpoints';
import type { IndentDetails, IndentLineView } from '@nidan/contract/supply/indents/indent-views';
import { useState } from 'react';
import { apiFile } from '../../../kernel/api/api.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { printFile } from '../../../kernel/print/print-file.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
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
import { SendDialog } from './SendDialog.tsx';
import { useAskToCancel } from './use-ask-to-cancel.ts';
import { indentTexts } from './texts/indent-texts.ts';
import { IndentChip, TransferChip } from './use-indent-columns.tsx';

const col = columnsOf<IndentLineView>();

/** An indent with its lines, what can be done with it, and what was sent for it. */
export function IndentPane({ indentId }: { readonly indentId: string | null }) {
  const t = useTexts(indentTexts);
  if (indentId === null) {
    return (
      <Panel label={t('pane')}>
        <Section>
          <p className="muted">{t('pick')}</p>
        </Section>
      </Panel>
    );
  }
  return <OneIndent indentId={indentId} />;
}

function OneIndent({ indentId }: { readonly indentId: string }) {
  const t = useTexts(indentTexts);
  const query = useApiQuery(readIndent, { query: { indentId } }, { follows: INDENT_FOLLOWS });
  return (
    <QueryView query={query}>
      {(details) => {
        const { indent, lines, transfers } = details;
        return (
          <Panel label={t('pane')} title={indent.number} sub={<IndentChip state={indent.state} />}>
            <Section>
              <p className="t13">{t('goesTo', { from: indent.from.name, to: indent.to.name })}</p>
              <p className="muted t12">
                {t('raisedBy', { name: indent.madeBy })}
                {indent.approvedBy !== null && ` · ${t('approvedBy', { name: indent.approvedBy })}`}
              </p>
              {indent.note !== '' && <p className="t13">{indent.note}</p>}
              {indent.cancelReason !== null && (
                <Note tone="warn">{t('canceledBecause', { reason: indent.cancelReason })}</Note>
              )}
              <IndentActions details={details} />
            </Section>
            <LinesTable lines={lines} />
            {transfers.length > 0 && (
              <Section title={t('transfersOf')}>
                {transfers.map(({ transferId, number, state }) => (
                  <p className="row t13" key={transferId}>
                    <a href={hashOf('inventory/indents', { view: 'transfers', sel: transferId })}>{number}</a>
                    <TransferChip state={state} />
                  </p>
                ))}
              </Section>
            )}
          </Panel>
        );
      }}
    </QueryView>
  );
}

function LinesTable({ lines }: { readonly lines: readonly IndentLineView[] }) {
  const t = useTexts(indentTexts);
  const number = (key: 'asked' | 'sent' | 'received' | 'lost' | 'atHand') =>
    col.quantity({ key, head: t(key), width: 68, of: (line) => line[key] });
  return (
    <Table
      flush
      keys="focus"
      label={t('lines')}
      rows={lines}
      rowKey={({ itemId }) => itemId}
      columns={[
        col.text({
          key: 'item',
          head: t('item'),
          of: ({ name, unit }) => `${name}, ${unit}`,
          tip: ({ name, code }) => `${name}, ${code}`,
        }),
        number('asked'),
        number('atHand'),
        number('sent'),
        number('received'),
        number('lost'),
      ]}
    />
  );
}

function IndentActions({ details }: { readonly details: IndentDetails }) {
  const t = useTexts(indentTexts);
  const [isSending, setSending] = useState(false);
  const outdates = { outdates: OUTDATED_BY_INDENT };
  const send = useApiMutation(sendIndent, outdates);
  const decide = useApiMutation(decideIndent, outdates);
  const cancel = useApiMutation(cancelIndent, outdates);
  const { indentId, version, number, can } = details.indent;
  const seen = { indentId, version };
  const may = (name: string): boolean => can.includes(name);
  const askToCancel = useAskToCancel(number, (reason) => cancel.mutate({ body: { ...seen, reason } }));
  const print = (): void => {
    apiFile(printIndent, { query: { indentId } }).then(printFile).catch(toastRefusal);
  };
  const refusal = send.error ?? decide.error ?? cancel.error;
  return (
    <>
      {refusal && <ErrorState kind="row" refusal={refusal} />}
      <div className="row">
        {may('create') && (
          <Button kind="primary" busy={send.isPending} onClick={() => send.mutate({ body: seen })}>
            {t('send')}
          </Button>
        )}
        {(['accept', 'approve'] as const).filter(may).map((action) => (
          <Button
            key={action}
            kind="primary"
            busy={decide.isPending}
            onClick={() => decide.mutate({ body: { ...seen, action } })}
          >
            {t(action)}
          </Button>
        ))}
        {may('issue') && (
          <Button kind="primary" icon="send" onClick={() => setSending(true)}>
            {t('issue')}
          </Button>
        )}
        <Button icon="print" onClick={print}>
          {t('print')}
        </Button>
        {may('cancel') && <Button onClick={askToCancel}>{t('cancel')}</Button>}
      </div>
      {isSending && (
        <SendDialog
          of={{ is: 'indent', indentId, version, number }}
          lines={details.lines}
          onClose={() => setSending(false)}
        />
      )}
    </>
  );
}
