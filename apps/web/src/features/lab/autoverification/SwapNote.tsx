import { overrideSwap, readVerdicts } from '@nidan/contract/lab/autoverification/autoverification-endpoints';
import type { SwapView } from '@nidan/contract/lab/autoverification/rule-views';
import { listWorklist } from '@nidan/contract/lab/results/worklist-endpoints';
import { readWorksheet } from '@nidan/contract/lab/results/entry-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { Why } from '../../../kernel/ui/overlays/Why.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { ReasonDialog } from '../storage/ReasonDialog.tsx';
import { ruleTexts } from './texts/rule-texts.ts';

const OUTDATES = { outdates: [readVerdicts, readWorksheet, listWorklist] };

interface SwapNoteProps {
  readonly billId: string;
  readonly swap: SwapView;
}

/** Two tubes that fit each other's patient better, with the values of both; who may authorise says why the names are right. */
export function SwapNote({ billId, swap }: SwapNoteProps) {
  const t = useTexts(ruleTexts);
  const may = useRight('authorise', PERMISSION.update);
  const [asking, setAsking] = useState(false);
  const override = useApiMutation(overrideSwap, { ...OUTDATES, onDone: () => setAsking(false) });
  const { holdId, version, barcode, otherBarcode, otherLabNo, decidedBy, reason } = swap;
  if (decidedBy !== null) {
    return (
      <Note tone="info">
        {t('swapSettled', { other: otherBarcode, by: decidedBy, reason: reason ?? '' })}
      </Note>
    );
  }
  const off = may ? undefined : t('needsAuthorise');
  return (
    <Note
      tone="danger"
      end={
        <>
          {off !== undefined && <Why>{off}</Why>}
          <Button off={off} onClick={() => setAsking(true)}>
            {t('override')}
          </Button>
        </>
      }
    >
      <b role="alert">{t('swapTitle', { barcode, other: otherBarcode, labNo: otherLabNo })}.</b>{' '}
      {t('swapHelp')}
      <Table
        label={t('swap')}
        flush
        rows={swap.quantities}
        rowKey={({ name }) => name}
        columns={[
          { key: 'name', head: t('analyte'), value: ({ name, unit }) => `${name} ${unit}` },
          { key: 'now', head: t('thisNow'), width: 96, align: 'end', value: ({ now }) => now },
          { key: 'before', head: t('thisBefore'), width: 136, align: 'end', value: ({ before }) => before },
          {
            key: 'otherNow',
            head: t('otherNow'),
            width: 96,
            align: 'end',
            value: ({ otherNow }) => otherNow,
          },
          {
            key: 'otherBefore',
            head: t('otherBefore'),
            width: 160,
            align: 'end',
            value: ({ otherBefore }) => otherBefore,
          },
        ]}
      />
      {asking && (
        <ReasonDialog
          title={t('overrideTitle')}
          action={t('override')}
          busy={override.isPending}
          refusal={override.error}
          onClose={() => setAsking(false)}
          onReason={(why) => override.mutate({ body: { billId, holdId, version, reason: why } })}
        />
      )}
    </Note>
  );
}
