import type { LocalTermsView } from '@nidan/contract/catalogue/tests/local-terms-endpoints';
import type { TestDetails } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import type { ApiRefusal } from '../../../../kernel/api/api-refusal.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Checkbox } from '../../../../kernel/ui/fields/Checkbox.tsx';
import { IconButton } from '../../../../kernel/ui/IconButton.tsx';
import styles from '../Catalog.module.css';
import { localTermsTexts } from './texts/local-terms-texts.ts';
import { type TermsRow, termsOfRow } from './terms-row.ts';

interface LocalTermsTableProps {
  readonly view: LocalTermsView;
  readonly test: TestDetails;
  readonly rows: readonly TermsRow[];
  readonly fixed: boolean;
  readonly refusal: ApiRefusal | null;
  readonly onChange: (rows: readonly TermsRow[]) => void;
}

/** One row for each location that does something otherwise; where a field is empty, the value of the test shows in it. */
export function LocalTermsTable({ view, test, rows, fixed, refusal, onChange }: LocalTermsTableProps) {
  const t = useTexts(localTermsTexts);
  const isTest = test.kind === 'test';
  const put = (at: number, part: Partial<TermsRow>): void =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  const faults = rows.flatMap((_, index) =>
    (['locationId', 'tatHours', 'method', 'machineId'] as const).flatMap(
      (field) => refusal?.at(`terms.${index}.${field}`) ?? [],
    ),
  );
  return (
    <>
      <div className={styles.wideTable}>
        <table className={styles.terms}>
          <caption className="vh">{t('atLocation')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('location')}</th>
              <th scope="col">{t('offered')}</th>
              {isTest && (
                <>
                  <th scope="col">{t('hours')}</th>
                  <th scope="col">{t('method')}</th>
                  <th scope="col">{t('machine')}</th>
                </>
              )}
              {!fixed && (
                <td>
                  <span className="vh">{t('remove')}</span>
                </td>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <TermsLine
                key={row.locationId}
                row={row}
                view={view}
                test={test}
                fixed={fixed}
                onChange={(part) => put(index, part)}
                onRemove={() => onChange(rows.toSpliced(index, 1))}
              />
            ))}
          </tbody>
        </table>
      </div>
      {faults.map((msg) => (
        <p key={msg} className={styles.gap}>
          {msg}
        </p>
      ))}
    </>
  );
}

interface TermsLineProps extends Pick<LocalTermsTableProps, 'view' | 'test' | 'fixed'> {
  readonly row: TermsRow;
  readonly onChange: (part: Partial<TermsRow>) => void;
  readonly onRemove: () => void;
}

function TermsLine({ row, view, test, fixed, onChange, onRemove }: TermsLineProps) {
  const t = useTexts(localTermsTexts);
  const place = view.locations.find(({ locationId }) => locationId === row.locationId);
  const name = place?.name ?? '';
  return (
    <tr>
      <th scope="row">{place?.isEnabled === false ? t('outOfUse', { name }) : name}</th>
      <td>
        <Checkbox
          checked={row.isOffered}
          disabled={fixed}
          label={t('offeredAt', { name })}
          onChange={(isOffered) => onChange({ isOffered })}
        />
      </td>
      {test.kind === 'test' && (
        <>
          <td>
            <input
              value={row.hours}
              placeholder={String(test.tatHours)}
              readOnly={fixed}
              inputMode="decimal"
              maxLength={7}
              aria-label={t('hoursAt', { name })}
              aria-invalid={termsOfRow(row) === null}
              onChange={(event) => onChange({ hours: event.target.value })}
            />
          </td>
          <td>
            <input
              value={row.method}
              placeholder={test.method}
              readOnly={fixed}
              maxLength={80}
              aria-label={t('methodAt', { name })}
              onChange={(event) => onChange({ method: event.target.value })}
            />
          </td>
          <td>
            <select
              value={row.machineId}
              disabled={fixed}
              aria-label={t('machineAt', { name })}
              onChange={(event) => onChange({ machineId: event.target.value })}
            >
              <option value="">{t('anyMachine')}</option>
              {view.machines.map(({ machineId, name: machine, isEnabled }) => (
                <option key={machineId} value={machineId}>
                  {isEnabled ? machine : t('outOfUse', { name: machine })}
                </option>
              ))}
            </select>
          </td>
        </>
      )}
      {!fixed && (
        <td>
          <IconButton small icon="cross" label={t('removeAt', { name })} onClick={onRemove} />
        </td>
      )}
    </tr>
  );
}
