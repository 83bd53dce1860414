import { useTexts } from '../text/use-texts.ts';
import { Combobox } from '../ui/fields/Combobox.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import type { Search } from '../ui/fields/use-search.ts';
import styles from './Records.module.css';
import { recordTexts } from './texts/record-texts.ts';

interface PickedRecordsProps<Item extends { readonly name: string }> {
  readonly label: string;
  readonly error: string | undefined;
  readonly picked: readonly Item[];
  readonly search: Search<Item>;
  readonly itemKey: (item: Item) => string;
  /** What stands beside the name. */
  readonly itemCode: (item: Item) => string;
  readonly disabled: boolean;
  readonly onChange: (picked: readonly Item[]) => void;
}

/** Several other records: each with a button that takes it out, and a box that adds one. */
export function PickedRecords<Item extends { readonly name: string }>(props: PickedRecordsProps<Item>) {
  const { label, error, picked, search, itemKey, itemCode, disabled, onChange } = props;
  const t = useTexts(recordTexts);
  const rest = (item: Item) => picked.filter((one) => itemKey(one) !== itemKey(item));
  return (
    <div className={styles.wide}>
      <Combobox<Item>
        label={label}
        error={error}
        value={null}
        search={search}
        itemKey={itemKey}
        itemText={(item) => (itemCode(item) === '' ? item.name : `${item.name} (${itemCode(item)})`)}
        disabled={disabled}
        onPick={(item) => item !== null && onChange([...rest(item), item])}
      />
      {picked.length > 0 && (
        <ul aria-label={label} className={styles.picked}>
          {picked.map((item) => (
            <li key={itemKey(item)}>
              <span>
                {item.name} <span className="muted">{itemCode(item)}</span>
              </span>
              {!disabled && (
                <IconButton
                  small
                  icon="cross"
                  label={t('takeOut', { name: item.name })}
                  onClick={() => onChange(rest(item))}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
