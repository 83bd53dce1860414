import type { MasterBrief } from '@nidan/contract/masters/master-endpoints';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Combobox } from '../../kernel/ui/Combobox.tsx';
import { IconButton } from '../../kernel/ui/IconButton.tsx';
import type { Search } from '../../kernel/ui/use-search.ts';
import styles from './Organisation.module.css';
import { organisationTexts } from './organisation-texts.ts';

interface PickedRecordsProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly picked: readonly MasterBrief[];
  readonly search: Search<MasterBrief>;
  readonly disabled: boolean;
  readonly onChange: (picked: readonly MasterBrief[]) => void;
}

/** Several other records: each with a button that takes it out, and a box that adds one. */
export function PickedRecords({ label, error, picked, search, disabled, onChange }: PickedRecordsProps) {
  const t = useTexts(organisationTexts);
  const rest = (code: string) => picked.filter((one) => one.code !== code);
  return (
    <div className={styles.wide}>
      <Combobox<MasterBrief>
        label={label}
        error={error}
        value={null}
        search={search}
        itemKey={({ code }) => code}
        itemText={({ code, name }) => `${name} (${code})`}
        disabled={disabled}
        onPick={(brief) => brief !== null && onChange([...rest(brief.code), brief])}
      />
      {picked.length > 0 && (
        <ul aria-label={label} className={styles.picked}>
          {picked.map(({ code, name }) => (
            <li key={code}>
              <span>
                {name} <span className="muted">{code}</span>
              </span>
              <IconButton
                small
                icon="cross"
                label={t('takeOut', { name })}
                disabled={disabled}
                onClick={() => onChange(rest(code))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
