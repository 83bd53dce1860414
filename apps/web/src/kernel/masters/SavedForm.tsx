import type { ApiRefusal } from '../api/api-refusal.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { Button } from '../ui/Button.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { Section } from '../ui/Section.tsx';
import type { MasterField, MasterValues } from './master-fields.ts';
import { MasterForm } from './MasterForm.tsx';
import styles from './Records.module.css';
import { recordKeys } from './record-keys.ts';

interface SavedFormProps {
  readonly fields: readonly MasterField[];
  readonly typed: { readonly values: MasterValues; readonly type: (part: MasterValues) => void };
  readonly save: { readonly error: ApiRefusal | null; readonly isPending: boolean };
  readonly mayChange: boolean;
  /** Words of the button. */
  readonly label: string;
  readonly onSave: () => void;
}

/** Fields of a record of which the lab has just one, saved as a whole. */
export function SavedForm(props: SavedFormProps) {
  const { fields, typed, save, mayChange, label, onSave } = props;
  useShortcuts(recordKeys, { save: mayChange ? onSave : undefined });
  return (
    <Section>
      {save.error && <ErrorState kind="row" refusal={save.error} />}
      <MasterForm
        fields={fields}
        values={typed.values}
        refusal={save.error}
        fixed={!mayChange}
        isNew={false}
        onChange={typed.type}
      />
      {mayChange && (
        <div className={styles.actions}>
          <Button kind="primary" shortcut={recordKeys.shortcuts.save} busy={save.isPending} onClick={onSave}>
            {label}
          </Button>
        </div>
      )}
    </Section>
  );
}
