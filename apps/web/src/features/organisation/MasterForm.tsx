import { useEffect, useRef } from 'react';
import type { ApiRefusal } from '../../kernel/api/api-refusal.ts';
import { Checkbox } from '../../kernel/ui/Checkbox.tsx';
import { SelectField } from '../../kernel/ui/SelectField.tsx';
import { TextField } from '../../kernel/ui/TextField.tsx';
import { type MasterField, type MasterValues, textOf } from './master-fields.ts';
import styles from './Organisation.module.css';

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
          case 'text':
            return (
              <TextField
                key={name}
                {...frame}
                value={String(values[name] ?? '')}
                readOnly={fixed}
                onChange={(text) => put(name, field.upper === true ? text.toUpperCase() : text)}
              />
            );
        }
      })}
    </div>
  );
}
