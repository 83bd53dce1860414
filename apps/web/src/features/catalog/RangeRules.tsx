import { useTexts } from '../../kernel/text/use-texts.ts';
import { IconButton } from '../../kernel/ui/IconButton.tsx';
import styles from './Catalog.module.css';
import { catalogTexts } from './catalog-texts.ts';
import { RANGE_FIELDS, type RangeField, type RangeRow } from './range-rows.ts';

interface RangeRulesProps {
  readonly rows: readonly RangeRow[];
  /** Ids of the rows with the field that cannot be read. */
  readonly unread: ReadonlyMap<string, RangeField>;
  readonly fixed: boolean;
  readonly onChange: (rows: readonly RangeRow[]) => void;
}

/** The rules as typed; the pictures and the proof follow every keystroke. */
export function RangeRules({ rows, unread, fixed, onChange }: RangeRulesProps) {
  const t = useTexts(catalogTexts);
  const put = (id: string, change: Partial<RangeRow>): void =>
    onChange(rows.map((row) => (row.id === id ? { ...row, ...change } : row)));
  const nameOf = (number: number, field: string): string => `${t('rule', { number })}, ${field}`;
  return (
    <table className={styles.rules} aria-label={t('rules')}>
      <thead>
        <tr>
          <th scope="col">{t('sex')}</th>
          {RANGE_FIELDS.map((field) => (
            <th key={field} scope="col">
              {t(field)}
            </th>
          ))}
          <th scope="col">{t('words')}</th>
          <th scope="col">
            <span className="vh">{t('rules')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={row.id}>
            <td>
              <select
                value={row.sex}
                disabled={fixed}
                aria-label={nameOf(index + 1, t('sex'))}
                // as: the options are the sexes and none
                onChange={(event) => put(row.id, { sex: event.target.value as RangeRow['sex'] })}
              >
                <option value="">{t('anySex')}</option>
                <option value="M">M</option>
                <option value="F">F</option>
                <option value="O">O</option>
              </select>
            </td>
            {RANGE_FIELDS.map((field) => (
              <td key={field}>
                <input
                  value={row[field]}
                  readOnly={fixed}
                  aria-label={nameOf(index + 1, t(field))}
                  aria-invalid={unread.get(row.id) === field}
                  maxLength={14}
                  onChange={(event) => put(row.id, { [field]: event.target.value })}
                />
              </td>
            ))}
            <td>
              <input
                value={row.words}
                readOnly={fixed}
                aria-label={nameOf(index + 1, t('words'))}
                maxLength={80}
                onChange={(event) => put(row.id, { words: event.target.value })}
              />
            </td>
            <td>
              {!fixed && (
                <IconButton
                  icon="cross"
                  label={t('removeRule', { number: index + 1 })}
                  onClick={() => onChange(rows.filter(({ id }) => id !== row.id))}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
