import { MINUTE } from '@nidan/domain/time/durations';
import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import { listLocations } from '@nidan/contract/base/organisation/organisation-endpoints';
import {
  listCentres,
  readSubscriptions,
  setSubscriptions,
  type SubscriptionsView,
} from '@nidan/contract/base/organisation/place-endpoints';
import { MODULES } from '@nidan/domain/access/modules';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import { MaskedDate } from '../../../kernel/ui/fields/MaskedDate.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import records from '../../../kernel/masters/Records.module.css';
import styles from '../organisation/Organisation.module.css';
import { placesTexts } from '../organisation/texts/places-texts.ts';

interface SubscriptionsSectionProps {
  readonly locationId: string;
  readonly name: string;
}

/** Modules that a location has from and until a day. */
export function SubscriptionsSection({ locationId, name }: SubscriptionsSectionProps) {
  const t = useTexts(placesTexts);
  const query = useApiQuery(readSubscriptions, { query: { locationId } }, { keepFormer: false });
  return (
    <Section title={t('subscriptions')}>
      <p className="muted t12">{t('subscriptionsHelp')}</p>
      <QueryView query={query}>{(stored) => <Subscriptions stored={stored} name={name} />}</QueryView>
    </Section>
  );
}

type Subscription = SubscriptionsView['subscriptions'][number];

function Subscriptions({ stored, name }: { readonly stored: SubscriptionsView; readonly name: string }) {
  const t = useTexts(placesTexts);
  const zone = useZone();
  const today = calendarDateIn(zone, useNow(MINUTE));
  const [draft, setRows] = useState<readonly Subscription[] | null>(null);
  const rows = draft ?? stored.subscriptions;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const save = useApiMutation(setSubscriptions, {
    outdates: [readSubscriptions, listLocations, listCentres, eventsByEntity],
    onDone: () => {
      setRows(null);
      toast({ type: 'SUCCESS', msg: t('saved', { name }) });
    },
  });
  const free = MODULES.filter((module) => !rows.some((row) => row.module === module));
  const put = (at: number, change: Partial<Subscription>): void =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...change } : row)));
  const mark = (slot: string, complete: boolean): void => {
    const next = new Set(open);
    if (complete) next.delete(slot);
    else next.add(slot);
    setOpen(next);
  };
  const [firstFree] = free;
  return (
    <>
      {save.error && <ErrorState kind="row" refusal={save.error} />}
      <ul className={styles.spans}>
        {rows.map(({ module, startsOn, endsOn }, at) => (
          <li key={module}>
            <SelectField
              label={t('module')}
              value={module}
              options={[module, ...free].map((one) => ({ value: one, label: one }))}
              onChange={(next) => put(at, { module: next })}
            />
            <MaskedDate
              label={t('startsOn')}
              value={startsOn}
              today={today}
              error={save.error?.at(`subscriptions.${at}.startsOn`)}
              onChange={({ value, complete }) => {
                mark(`${module} from`, complete && value !== null);
                if (value !== null) put(at, { startsOn: value });
              }}
            />
            <MaskedDate
              label={t('endsOn')}
              value={endsOn}
              today={today}
              error={save.error?.at(`subscriptions.${at}.endsOn`)}
              onChange={({ value, complete }) => {
                mark(`${module} to`, complete);
                if (complete) put(at, { endsOn: value });
              }}
            />
            <IconButton
              icon="cross"
              label={t('remove', { module })}
              onClick={() => setRows(rows.filter((row) => row.module !== module))}
            />
          </li>
        ))}
      </ul>
      <div className={records.actions}>
        {firstFree !== undefined && (
          <Button
            icon="plus"
            onClick={() => setRows([...rows, { module: firstFree, startsOn: today, endsOn: null }])}
          >
            {t('addModule')}
          </Button>
        )}
        <Button
          busy={save.isPending}
          off={open.size > 0 && t('dateOpen')}
          onClick={() => {
            if (open.size > 0) return;
            const { locationId, version } = stored;
            save.mutate({ body: { locationId, version, subscriptions: [...rows] } });
          }}
        >
          {t('save')}
        </Button>
      </div>
    </>
  );
}
