import {
  type OtherUnits,
  readOtherUnits,
  setOtherUnits,
} from '@nidan/contract/catalogue/parameters/other-units-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { MeasuredQuantity } from '@nidan/domain/units/known-way';
import type { OtherUnit } from '@nidan/domain/units/other-unit';
import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { useTyped } from '../../../kernel/ui/fields/use-typed.ts';
import styles from '../tests/Catalog.module.css';
import { parameterTexts } from './texts/parameter-texts.ts';
import { TryUnits } from './TryUnits.tsx';
import { molarMassOf, NEW_UNIT, rowOfUnit, type UnitRow, unitOfRow, withKnownWay } from './unit-rows.ts';

/** The units in which a parameter is reported elsewhere. */
export function UnitsDesk({ parameterId }: { readonly parameterId: string }) {
  const t = useTexts(parameterTexts);
  const query = useApiQuery(readOtherUnits, { query: { parameterId } }, { keepFormer: false });
  return (
    <Section title={t('otherUnits')} end={<span className="t12 muted">{t('unitsHint')}</span>}>
      <QueryView query={query}>
        {(stored) =>
          stored.ucum === null ? (
            <p className="t13 muted">{t('noUcum')}</p>
          ) : (
            <UnitsForm stored={stored} own={stored.ucum} />
          )
        }
      </QueryView>
    </Section>
  );
}

function UnitsForm({ stored, own }: { readonly stored: OtherUnits; readonly own: string }) {
  const t = useTexts(parameterTexts);
  const mayUpdate = useRight('masters', PERMISSION.update);
  const { parameterId } = stored;
  const { values, version, type, refused, forget } = useTyped<{
    readonly rows: readonly UnitRow[];
    readonly mass: string;
  }>(
    {
      rows: stored.units.map(rowOfUnit),
      mass: stored.molarMass === null ? '' : String(stored.molarMass),
    },
    stored.version,
  );
  const { rows, mass } = values;
  const molarMass = molarMassOf(mass);
  const quantity = { ucum: own, loinc: stored.loinc, molarMass: molarMass ?? null };
  const save = useApiMutation(setOtherUnits, {
    outdates: [readOtherUnits],
    onDone: () => toast({ type: 'SUCCESS', msg: t('unitsSaved') }),
  });
  const units: OtherUnit[] = rows.flatMap((row) => unitOfRow(row) ?? []);
  const isRead = units.length === rows.length && molarMass !== undefined;
  const typeRows = (next: readonly UnitRow[]): void => type({ rows: next, mass });
  const put = (at: number, row: UnitRow): void =>
    typeRows(rows.map((one, index) => (index === at ? row : one)));
  return (
    <>
      {save.error && <ErrorState kind="row" refusal={save.error} />}
      <div className={styles.unit}>
        <TextField
          label={t('molarMass')}
          hint={t('molarMassHint')}
          value={mass}
          readOnly={!mayUpdate}
          error={molarMass === undefined ? t('molarMassUnread') : save.error?.at('molarMass')}
          onChange={(next) => type({ rows, mass: next })}
        />
      </div>
      {rows.map((row, index) => (
        <UnitFields
          key={index}
          index={index}
          row={row}
          quantity={quantity}
          fixed={!mayUpdate}
          refusal={save.error}
          onChange={(next) => put(index, next)}
          onRemove={() => typeRows(rows.toSpliced(index, 1))}
        />
      ))}
      {mayUpdate && (
        <div className={styles.actions}>
          <Button icon="plus" onClick={() => typeRows([...rows, NEW_UNIT])}>
            {t('addUnit')}
          </Button>
          <Button
            busy={save.isPending}
            off={isRead ? null : t('unitUnread')}
            onClick={() =>
              molarMass !== undefined &&
              save.mutate(
                { body: { parameterId, version, molarMass, units } },
                { onSuccess: forget, onError: refused },
              )
            }
          >
            {t('saveUnits')}
          </Button>
        </div>
      )}
      {units.length > 0 && <TryUnits own={own} units={units} />}
    </>
  );
}

interface UnitFieldsProps {
  readonly index: number;
  readonly row: UnitRow;
  readonly quantity: MeasuredQuantity;
  readonly fixed: boolean;
  readonly refusal: ApiRefusal | null;
  readonly onChange: (row: UnitRow) => void;
  readonly onRemove: () => void;
}

function UnitFields({ index, row, quantity, fixed, refusal, onChange, onRemove }: UnitFieldsProps) {
  const t = useTexts(parameterTexts);
  const number = index + 1;
  const at = (field: keyof OtherUnit): string | undefined => refusal?.at(`units.${index}.${field}`);
  return (
    <div className={styles.unit} role="group" aria-label={t('unit', { number })}>
      <TextField
        label={t('unitOf', { number })}
        value={row.ucum}
        readOnly={fixed}
        error={at('ucum')}
        onChange={(ucum) => onChange(withKnownWay({ ...row, ucum }, quantity))}
      />
      <TextField
        label={t('timesOf', { number })}
        value={row.factor}
        readOnly={fixed}
        error={at('factor')}
        onChange={(factor) => onChange({ ...row, factor })}
      />
      <TextField
        label={t('plusOf', { number })}
        value={row.shift}
        readOnly={fixed}
        error={at('shift')}
        onChange={(shift) => onChange({ ...row, shift })}
      />
      {!fixed && <IconButton small icon="cross" label={t('removeUnit', { number })} onClick={onRemove} />}
    </div>
  );
}
