import type { MergeField } from '@nidan/domain/people/merge-fields';
import { useId } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { duplicateTexts } from './texts/duplicate-texts.ts';
import styles from './Duplicates.module.css';
import type { PairField } from './pair-fields.ts';

interface PairFieldsProps {
  readonly fields: readonly PairField[];
  /** Codes of the survivor and of the other record. */
  readonly codes: readonly [string, string];
  readonly taken: ReadonlySet<MergeField>;
  readonly onTake: (field: MergeField, isTaken: boolean) => void;
}

/** Two records field by field; where they differ, which value remains. */
export function PairFields({ fields, codes, taken, onTake }: PairFieldsProps) {
  const t = useTexts(duplicateTexts);
  return (
    <table className={styles.fields}>
      <thead>
        <tr>
          <th scope="col">{t('keep')}</th>
          {codes.map((code) => (
            <th key={code} scope="col">
              {code}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <FieldRow
            key={field.key}
            field={field}
            codes={codes}
            isTaken={isMergeField(field) && taken.has(field.key)}
            onTake={(isTaken) => isMergeField(field) && onTake(field.key, isTaken)}
          />
        ))}
      </tbody>
    </table>
  );
}

function isMergeField(field: PairField): field is PairField & { readonly key: MergeField } {
  return field.key !== 'sex' && field.key !== 'family';
}

interface FieldRowProps extends Pick<PairFieldsProps, 'codes'> {
  readonly field: PairField;
  readonly isTaken: boolean;
  readonly onTake: (isTaken: boolean) => void;
}

function FieldRow({ field, codes, isTaken, onTake }: FieldRowProps) {
  const t = useTexts(duplicateTexts);
  const name = useId();
  const sides = [
    { code: codes[0], text: field.kept, isChosen: !isTaken, choose: () => onTake(false) },
    { code: codes[1], text: field.other, isChosen: isTaken, choose: () => onTake(true) },
  ];
  return (
    <tr className={field.kept === field.other ? undefined : styles.differs}>
      <th scope="row">{t(field.key)}</th>
      {sides.map(({ code, text, isChosen, choose }) => (
        <td key={code}>
          <label>
            {field.isChoice && (
              <input
                type="radio"
                name={name}
                checked={isChosen}
                aria-label={t('takeFrom', { field: t(field.key), code })}
                onChange={choose}
              />
            )}
            {text === '' ? <span className="muted">{t('empty')}</span> : text}
          </label>
        </td>
      ))}
    </tr>
  );
}
