import { labPaymentsAgainst, makeLabPayment } from '@nidan/contract/money/settlements/lab-payment-endpoints';
import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import { COUNTER_PAYMENT_MODES } from '@nidan/domain/money/payment-mode';
import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useSession } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { Table } from '../../../kernel/ui/Table.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { settlementTexts } from './texts/settlement-texts.ts';
import { useSettlementChange } from './use-settlement-change.ts';

const col = columnsOf<AnswerOf<typeof labPaymentsAgainst>['rows'][number]>();

const MOST = 92;
const NO_PLACE = '00000000-0000-0000-0000-000000000000';

/** Hands over what the place took in a mode and has not handed over, all of it. */
export function HandOverDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts(settlementTexts);
  const locationId = useSession().lab.locationId ?? NO_PLACE;
  const [paymentId] = useState(newId);
  const [mode, setMode] = useState<(typeof COUNTER_PAYMENT_MODES)[number]>('Cash');
  const [toLocationId, setTo] = useState('');
  const [purpose, setPurpose] = useState('');
  const places = useApiQuery(listLocations, { query: { limit: 200 } }, { freshFor: 60_000 }).data?.rows ?? [];
  const others = places.filter((place) => place.locationId !== locationId);
  // The main lab has no place to hand over to: its cash goes to the bank from here.
  const to = toLocationId === '' ? (others[0]?.locationId ?? locationId) : toLocationId;
  const against = useApiQuery(labPaymentsAgainst, { query: { locationId, mode, limit: MOST } });
  const rows = against.data?.rows ?? [];
  const making = useSettlementChange(makeLabPayment, onClose);
  const submit = (): void => {
    if (rows.length === 0 || to === '' || making.isPending) return;
    const days = rows.map(({ day, leftPaise }) => ({ day, amountPaise: leftPaise }));
    making.mutate({ body: { paymentId, toLocationId: to, mode, isDraft: false, purpose, days } });
  };
  const sum = rows.reduce((all, { leftPaise }) => all + leftPaise, 0);
  return (
    <FormDialog
      title={t('handOver')}
      action={t('handOver')}
      busy={making.isPending}
      off={rows.length === 0 ? t('nothingLeft') : undefined}
      refusal={making.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('mode')}
        value={mode}
        data-autofocus
        options={COUNTER_PAYMENT_MODES.map((value) => ({ value, label: value }))}
        onChange={setMode}
      />
      <SelectField
        label={t('to')}
        value={to}
        options={[
          ...others.map((place) => ({ value: place.locationId, label: place.name })),
          { value: locationId, label: t('ownDeposit') },
        ]}
        onChange={setTo}
      />
      <TextField label={t('purpose')} value={purpose} maxLength={200} onChange={setPurpose} />
      {rows.length === 0 ? (
        <p>{t('nothingLeft')}</p>
      ) : (
        <>
          <Table
            flush
            keys="focus"
            label={t('days')}
            rows={rows}
            rowKey={({ day }) => day}
            columns={[
              col.day({ key: 'day', head: t('day'), of: ({ day }) => day }),
              col.total({ key: 'taken', head: t('taken'), of: ({ takenPaise }) => takenPaise }),
              col.total({ key: 'left', head: t('left'), of: ({ leftPaise }) => leftPaise, bold: true }),
            ]}
          />
          <p>{t('sum', { amount: rupees(sum) })}</p>
        </>
      )}
    </FormDialog>
  );
}
