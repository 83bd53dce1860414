import type { DerivedAnswer, SynopticField } from '@nidan/domain/pathology/synoptic/synoptic-protocol';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { pathologyTexts } from './texts/pathology-texts.ts';
import styles from './Pathology.module.css';

interface SynopticInputProps {
  readonly field: SynopticField;
  /** Heading above it, where its group begins. */
  readonly heading: string | null;
  readonly value: string;
  /** What the other answers give for it. */
  readonly proposal: DerivedAnswer | null;
  readonly error: string | undefined;
  readonly isOpen: boolean;
  readonly onChange: (text: string) => void;
}

/** One field of a synoptic form; a grade or stage that the others give is offered below it. */
export function SynopticInput({ field, heading, value, proposal, error, ...rest }: SynopticInputProps) {
  const t = useTexts(pathologyTexts);
  const { isOpen, onChange } = rest;
  const frame = { label: field.label, id: `synoptic-${field.code}`, error };
  const isOffered = isOpen && proposal !== null && !proposal.values.includes(value);
  return (
    <>
      {heading !== null && (
        <h3 className={styles.group} lang="en">
          {heading}
        </h3>
      )}
      <div lang="en">
        {field.kind === 'choice' ? (
          <SelectField
            {...frame}
            value={value}
            disabled={!isOpen}
            options={['', ...field.choices].map((choice) => ({
              value: choice,
              label: choice === '' ? '–' : choice,
            }))}
            onChange={onChange}
          />
        ) : (
          <TextField
            {...frame}
            value={value}
            readOnly={!isOpen}
            maxLength={400}
            {...(field.kind === 'number' ? { inputMode: 'decimal' as const, end: field.unit } : {})}
            onChange={onChange}
          />
        )}
        {isOffered && (
          <Button kind="link" onClick={() => onChange(proposal.values[0])}>
            {t('propose', { value: proposal.values[0], because: proposal.because })}
          </Button>
        )}
      </div>
    </>
  );
}
