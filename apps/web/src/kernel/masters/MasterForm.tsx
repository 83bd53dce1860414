import { Fragment, useEffect, useRef } from 'react';
import type { ApiRefusal } from '../api/api-refusal.ts';
import { Checkbox } from '../ui/fields/Checkbox.tsx';
import { Combobox } from '../ui/fields/Combobox.tsx';
import { SelectField } from '../ui/fields/SelectField.tsx';
import { TextArea } from '../ui/fields/TextArea.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import {
  choiceKey,
  type MasterField,
  type MasterValues,
  referenceIn,
  referencesIn,
  referencesText,
  referenceText,
  textOf,
} from './master-fields.ts';
import styles from './Records.module.css';
import { PickedRecords } from './PickedRecords.tsx';

interface MasterFormProps {
  readonly fields: readonly MasterField[];
  readonly values: MasterValues;
  readonly refusal: ApiRefusal | null;
  readonly fixed: boolean;
  /** The first field takes the focus. */
  readonly isNew: boolean;
  /** Called with the field that was changed. */
  readonly onChange: (part: MasterValues) => void;
}

/** The fields of a master record, each with what the server says of it. */
export function MasterForm({ fields, values, refusal, fixed, isNew, onChange }: MasterFormProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) box.current?.querySelector('input')?.focus();
  }, [isNew]);
  const put = (name: string, value: string | boolean): void => onChange({ [name]: value });
  return (
    <div ref={box} className={styles.form}>
      {fields.map((field) => {
        const { name, label } = field;
        const frame = { label, error: refusal?.at(name), hint: field.hint };
        switch (field.kind) {
          case 'flag':
            return (
              <Checkbox
                key={name}
                checked={values[name] === true}
                disabled={fixed}
                onChange={(checked) => put(name, checked)}
              >
                {label}
              </Checkbox>
            );
          case 'choice':
            return (
              <SelectField
                key={name}
                {...frame}
                value={textOf(values, name)}
                options={field.options}
                disabled={fixed}
                onChange={(value) => put(name, value)}
              />
            );
          case 'choices':
            return (
              <fieldset key={name} className={styles.choices}>
                <legend className="ui-label">{label}</legend>
                {field.options.map((option) => (
                  <Checkbox
                    key={option.value}
                    checked={values[choiceKey(name, option.value)] === true}
                    disabled={fixed}
                    onChange={(checked) => put(choiceKey(name, option.value), checked)}
                  >
                    {option.label}
                  </Checkbox>
                ))}
              </fieldset>
            );
          case 'reference':
            return (
              <Combobox
                key={name}
                {...frame}
                value={referenceIn(textOf(values, name))}
                search={field.search}
                itemKey={({ code }) => code}
                itemText={({ code, name: called }) => `${called} (${code})`}
                disabled={fixed}
                onPick={(brief) => put(name, referenceText(brief))}
              />
            );
          case 'references':
            return (
              <PickedRecords
                key={name}
                label={label}
                error={frame.error}
                picked={referencesIn(textOf(values, name))}
                search={field.search}
                itemKey={({ code }) => code}
                itemCode={({ code }) => code}
                disabled={fixed}
                onChange={(picked) => put(name, referencesText(picked))}
              />
            );
          case 'lines':
            return (
              <div key={name} className={styles.wide}>
                <TextArea
                  {...frame}
                  rows={5}
                  maxLength={field.longest}
                  value={String(values[name] ?? '')}
                  onChange={(text) => !fixed && put(name, text)}
                />
              </div>
            );
          case 'drawn':
            return (
              <Fragment key={name}>
                {field.draw({
                  ...frame,
                  value: textOf(values, name),
                  disabled: fixed,
                  onChange: (value) => put(name, value),
                })}
              </Fragment>
            );
          case 'text':
            return (
              <TextField
                key={name}
                {...frame}
                value={String(values[name] ?? '')}
                readOnly={fixed || (field.stays === true && !isNew)}
                onChange={(text) => put(name, field.upper === true ? text.toUpperCase() : text)}
              />
            );
        }
      })}
    </div>
  );
}
