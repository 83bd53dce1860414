import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import {
  type LocalTermsView,
  readLocalTerms,
  setLocalTerms,
} from '@nidan/contract/catalogue/tests/local-terms-endpoints';
import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useState } from 'react';
import { useApiMutation } from '../../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../../kernel/api/use-api-query.ts';
import { useRight } from '../../../../kernel/session/session.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../../kernel/ui/ErrorState.tsx';
import { QueryView } from '../../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../../kernel/ui/Section.tsx';
import { SelectField } from '../../../../kernel/ui/fields/SelectField.tsx';
import { toast } from '../../../../kernel/ui/overlays/toast.ts';
import { useTyped } from '../../../../kernel/ui/fields/use-typed.ts';
import styles from '../Catalog.module.css';
import { LocalTermsTable } from './LocalTermsTable.tsx';
import { localTermsTexts } from './texts/local-terms-texts.ts';
import { newTermsRow, rowsOfTerms, type TermsRow, termsOfRow } from './terms-row.ts';

/** What locations do otherwise with a test: whether it is offered, by when, how and on which machine. */
export function LocalTermsPart({ test }: { readonly test: TestDetails }) {
  const t = useTexts(localTermsTexts);
  const { testId } = test;
  const query = useApiQuery(readLocalTerms, { query: { testId } }, { keepFormer: false });
  return (
    <Section title={t('atLocation')} end={<span className="t12 muted">{t('termsHint')}</span>}>
      <QueryView query={query}>{(view) => <TermsForm key={testId} view={view} test={test} />}</QueryView>
    </Section>
  );
}

function TermsForm({ view, test }: { readonly view: LocalTermsView; readonly test: TestDetails }) {
  const t = useTexts(localTermsTexts);
  const mayUpdate = useRight('masters', PERMISSION.update);
  const { testId } = view;
  const { values, version, type, refused, forget } = useTyped<{ readonly rows: readonly TermsRow[] }>(
    { rows: rowsOfTerms(view) },
    view.version,
  );
  const { rows } = values;
  const save = useApiMutation(setLocalTerms, {
    outdates: [readLocalTerms, listTests],
    onDone: () => toast({ type: 'SUCCESS', msg: t('termsSaved') }),
  });
  const terms = rows.flatMap((row) => termsOfRow(row) ?? []);
  const isRead = terms.length === rows.length;
  return (
    <>
      {save.error && <ErrorState kind="row" refusal={save.error} />}
      {rows.length === 0 ? (
        <p className="t13 muted">{t('asEverywhere')}</p>
      ) : (
        <LocalTermsTable
          view={view}
          test={test}
          rows={rows}
          fixed={!mayUpdate}
          refusal={save.error}
          onChange={(next) => type({ rows: next })}
        />
      )}
      {!isRead && <p className={styles.gap}>{t('hoursUnread')}</p>}
      {mayUpdate && (
        <div className={styles.actions}>
          <AddLocation
            locations={view.locations.filter(
              ({ locationId, isEnabled }) => isEnabled && !rows.some((row) => row.locationId === locationId),
            )}
            onAdd={(locationId) => type({ rows: [...rows, newTermsRow(locationId)] })}
          />
          <Button
            busy={save.isPending}
            off={isRead ? null : t('hoursUnread')}
            onClick={() =>
              save.mutate({ body: { testId, version, terms } }, { onSuccess: forget, onError: refused })
            }
          >
            {t('saveTerms')}
          </Button>
        </div>
      )}
    </>
  );
}

interface AddLocationProps {
  readonly locations: LocalTermsView['locations'];
  readonly onAdd: (locationId: string) => void;
}

function AddLocation({ locations, onAdd }: AddLocationProps) {
  const t = useTexts(localTermsTexts);
  const [chosen, setChosen] = useState('');
  const [first] = locations;
  if (first === undefined) return null;
  const picked = locations.find(({ locationId }) => locationId === chosen) ?? first;
  return (
    <>
      <SelectField
        label={t('location')}
        value={picked.locationId}
        options={locations.map(({ locationId, name }) => ({ value: locationId, label: name }))}
        onChange={setChosen}
      />
      <Button icon="plus" onClick={() => onAdd(picked.locationId)}>
        {t('addLocation')}
      </Button>
    </>
  );
}
