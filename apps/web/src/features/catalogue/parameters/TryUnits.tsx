import { fromOwnUnit, type OtherUnit, toOwnUnit } from '@nidan/domain/units/other-unit';
import { unitTextOf } from '@nidan/domain/units/unit-text';
import { useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import styles from '../tests/Catalog.module.css';
import { parameterTexts } from './texts/parameter-texts.ts';

/** Digits that are shown of a value that was brought from one unit to another. */
const SHOWN = 5;

function shown(value: number, ucum: string): string {
  return `${Number(value.toPrecision(SHOWN))} ${unitTextOf(ucum)}`.trim();
}

/** One value in all units of a parameter; nothing is saved. */
export function TryUnits({ own, units }: { readonly own: string; readonly units: readonly OtherUnit[] }) {
  const t = useTexts(parameterTexts);
  const [typed, setTyped] = useState('');
  const [from, setFrom] = useState(own);
  const all: OtherUnit[] = [{ ucum: own, factor: 1, shift: 0 }, ...units];
  const [first] = all;
  const given = all.find(({ ucum }) => ucum === from) ?? first;
  const value = Number(typed.trim() || Number.NaN);
  const inOwn = given === undefined ? Number.NaN : toOwnUnit(value, given);
  return (
    <div className={styles.unit} role="group" aria-label={t('tryUnits')}>
      <TextField label={t('tryValue')} value={typed} onChange={setTyped} />
      <SelectField
        label={t('tryUnit')}
        value={given?.ucum ?? own}
        options={all.map(({ ucum }) => ({ value: ucum, label: unitTextOf(ucum) || ucum }))}
        onChange={setFrom}
      />
      <p role="status" className="t13">
        {Number.isFinite(inOwn) &&
          all
            .filter((unit) => unit !== given)
            .map((unit) => shown(fromOwnUnit(inOwn, unit), unit.ucum))
            .join(' · ')}
      </p>
    </div>
  );
}
