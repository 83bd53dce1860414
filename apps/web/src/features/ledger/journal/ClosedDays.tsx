import type { ClosedDay } from '@nidan/contract/ledger/journal/ledger-view';
import { listShifts } from '@nidan/contract/money/counter/counter-endpoints';
import { closeDays, listClosedDays, trialBalance } from '@nidan/contract/ledger/journal/ledger-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { addDays, type CalendarDate } from '@nidan/domain/time/calendar-date';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useRight, useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showDay } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { columnsOf } from '../../../kernel/ui/columns-of.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { PagedTable } from '../../../kernel/ui/PagedTable.tsx';
import { toast, toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import styles from './Ledger.module.css';
import { ledgerTexts } from './texts/ledger-texts.ts';

const col = columnsOf<ClosedDay>();

const MOST_OPEN = 50;

/** Days that are closed, and closing more of them. */
export function ClosedDays({ today }: { readonly today: CalendarDate }) {
  const t = useTexts(ledgerTexts);
  const zone = useZone();
  const mayClose = useRight('finance', PERMISSION.create);
  const query = useApiPages(listClosedDays, { query: {} });
  return (
    <>
      <OpenShifts />
      {mayClose && <FilterBar end={<CloseDays today={today} />} />}
      <PagedTable
        label={t('daysLabel')}
        query={query}
        rowKey={({ day }) => day}
        empty={<EmptyState kind="nothing" icon="finance" title={t('noDays')} text={t('noDaysText')} />}
        columns={[
          col.day({
            key: 'day',
            head: t('day'),
            width: 120,
            of: ({ day }) => day,
            cell: ({ day }) => <b>{showDay(day)}</b>,
          }),
          col.time({
            key: 'at',
            head: t('closedAt'),
            width: 168,
            of: ({ closedAt }) => closedAt,
            zone,
            cell: ({ closedAt }) => showDateTime(closedAt, zone),
          }),
          col.text({
            key: 'by',
            head: t('by'),
            of: ({ by }) => by ?? t('itself'),
            cell: ({ by }) => by ?? <span className="muted">{t('itself')}</span>,
          }),
          col.number({ key: 'postings', head: t('postings'), of: ({ postings }) => postings }),
          col.total({ key: 'amount', head: t('amount'), width: 128, of: ({ amountPaise }) => amountPaise }),
        ]}
      />
    </>
  );
}

/** Shifts whose money is not counted yet: a day that closes takes nothing of them along. */
function OpenShifts() {
  const t = useTexts(ledgerTexts);
  const maySee = useRight('payments', PERMISSION.read);
  const query = useApiQuery(listShifts, { query: { state: 'open', limit: MOST_OPEN } }, { enabled: maySee });
  const { rows = [], next = null } = query.data ?? {};
  if (rows.length === 0) return null;
  const end = <Button onClick={() => go('counter', { shifts: 'open' })}>{t('seeShifts')}</Button>;
  return (
    <Note tone="warn" end={end}>
      {next === null
        ? t('openShifts', { count: rows.length })
        : t('manyOpenShifts', { most: String(MOST_OPEN) })}
    </Note>
  );
}

function CloseDays({ today }: { readonly today: CalendarDate }) {
  const t = useTexts(ledgerTexts);
  const [through, setThrough] = useState<CalendarDate | null>(addDays(today, -1));
  const close = useApiMutation(closeDays, { outdates: [listClosedDays, trialBalance] });
  const run = async (day: CalendarDate): Promise<void> => {
    const answer = await ask({
      kind: 'WARNING',
      title: t('closeTitle', { day: showDay(day) }),
      text: t('closeText'),
      action: t('close'),
    });
    if (answer === null) return;
    try {
      const { closed } = await close.mutateAsync({ body: { through: day } });
      const msg = closed.length === 0 ? t('closedBefore') : t('closedNow', { count: closed.length });
      toast({ type: 'SUCCESS', msg });
    } catch (refusal) {
      toastRefusal(refusal);
    }
  };
  return (
    <span className={styles.close}>
      <span className="muted t13" aria-hidden="true">
        {t('through')}
      </span>
      <span className={styles.day}>
        <MaskedDate
          label={t('through')}
          labelHidden
          value={through}
          today={today}
          onChange={({ value, complete }) => setThrough(complete ? value : null)}
        />
      </span>
      <Button
        kind="primary"
        busy={close.isPending}
        off={through === null && t('chooseDay')}
        onClick={() => through !== null && void run(through)}
      >
        {t('close')}
      </Button>
    </span>
  );
}
