import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import {
  gatherSettlementBatch,
  settlementBatchesAgainst,
} from '@nidan/contract/money/settlements/settlement-batch-endpoints';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useSession } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { Table } from '../../../kernel/ui/Table.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { batchTexts } from './texts/batch-texts.ts';
import { useBatchChange } from './use-batch-change.ts';

const col = columnsOf<AnswerOf<typeof settlementBatchesAgainst>['rows'][number]>();

const NO_PLACE = '00000000-0000-0000-0000-000000000000';

interface GatherDialogProps {
  readonly onGathered: (batchId: string) => void;
  readonly onClose: () => void;
}

/** Gathers what came to a place in a mode on a day. */
export function GatherDialog({ onGathered, onClose }: GatherDialogProps) {
  const t = useTexts(batchTexts);
  const { lab } = useSession();
  const [batchId] = useState(newId);
  const [locationId, setLocation] = useState(lab.locationId ?? NO_PLACE);
  const [picked, setPicked] = useState('');
  const places = useApiQuery(listLocations, { query: { limit: 200 } }, { freshFor: 60_000 }).data?.rows ?? [];
  const waiting = useApiQuery(settlementBatchesAgainst, { query: { locationId, limit: 200 } });
  const rows = waiting.data?.rows ?? [];
  const row = rows.find(({ id }) => id === picked) ?? rows[0];
  const gathering = useBatchChange(gatherSettlementBatch, ({ amountPaise, location }) => {
    toast({ type: 'SUCCESS', msg: t('gathered', { amount: rupees(amountPaise), place: location }) });
    onGathered(batchId);
    onClose();
  });
  const submit = (): void => {
    if (row === undefined || gathering.isPending) return;
    const { mode, day } = row;
    gathering.mutate({ body: { batchId, locationId, mode, day } });
  };
  return (
    <FormDialog
      title={t('gather')}
      action={t('gather')}
      wide
      busy={gathering.isPending}
      off={row === undefined ? t('gatherNothing') : undefined}
      refusal={gathering.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('location')}
        value={locationId}
        data-autofocus
        options={places.map((place) => ({ value: place.locationId, label: place.name }))}
        onChange={(next) => {
          setLocation(next);
          setPicked('');
        }}
      />
      {rows.length === 0 ? (
        <p>{t('gatherNothing')}</p>
      ) : (
        <Table
          flush
          keys="focus"
          label={t('waiting')}
          rows={rows}
          rowKey={({ id }) => id}
          current={row?.id ?? null}
          onCurrent={(next) => setPicked(next)}
          onOpen={submit}
          columns={[
            col.day({ key: 'day', head: t('day'), width: 110, of: ({ day }) => day }),
            col.text({ key: 'mode', head: t('mode'), of: ({ mode }) => mode }),
            col.number({ key: 'items', head: t('items'), of: ({ items }) => items }),
            col.total({ key: 'amount', head: t('amount'), of: ({ amountPaise }) => amountPaise, bold: true }),
          ]}
        />
      )}
    </FormDialog>
  );
}
