import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { IconButton } from '../../../../kernel/ui/IconButton.tsx';
import { catalogTexts } from '../../tests/texts/catalog-texts.ts';
import { rangeDeskTexts } from '../texts/range-desk-texts.ts';
import { FURTHER_LIMITS } from './further-limits.ts';
import { type RangeField, rangeOfRow, type RangeRow } from './range-rows.ts';
import styles from '../Ranges.module.css';

interface RuleFieldsProps {
  readonly row: RangeRow;
  /** Among the rules of its condition. */
  readonly number: number;
  readonly fixed: boolean;
  readonly onType: (change: Partial<RangeRow>) => void;
}

/** One of the texts of a rule, named by its number and its field. */
function RuleField({ row, number, fixed, onType, field }: RuleFieldsProps & { readonly field: RangeField }) {
  const t = useTexts(catalogTexts);
  return (
    <input
      value={row[field]}
      readOnly={fixed}
      aria-label={`${t('rule', { number })}, ${t(field)}`}
      aria-invalid={rangeOfRow(row) === field}
      data-field={field}
      maxLength={14}
      onChange={(event) => onType({ [field]: event.target.value })}
    />
  );
}

/** The cells of the chosen rule: sex, ages and the interval. */
export function RuleCells(props: RuleFieldsProps) {
  const { row, number, fixed, onType } = props;
  const c = useTexts(catalogTexts);
  const t = useTexts(rangeDeskTexts);
  return (
    <>
      <td>
        <select
          value={row.sex}
          disabled={fixed}
          aria-label={`${c('rule', { number })}, ${c('sex')}`}
          // as: the options are the sexes and none
          onChange={(event) => onType({ sex: event.target.value as RangeRow['sex'] })}
        >
          <option value="">{c('anySex')}</option>
          <option value="M">M</option>
          <option value="F">F</option>
          <option value="O">O</option>
        </select>
      </td>
      <td>
        <RuleField {...props} field="from" />
      </td>
      <td>
        <RuleField {...props} field="until" />
      </td>
      <td>
        <span className={styles.pair}>
          <RuleField {...props} field="low" />
          {t('to')}
          <RuleField {...props} field="high" />
        </span>
      </td>
    </>
  );
}

/** The line under the chosen rule: further limits, words, and the way to take it out. */
export function RuleLimits({ onRemove, ...props }: RuleFieldsProps & { readonly onRemove: () => void }) {
  const { row, number, fixed, onType } = props;
  const t = useTexts(catalogTexts);
  return (
    <tr className={styles.limits}>
      <td colSpan={6}>
        <div>
          {FURTHER_LIMITS.map((field) => (
            <span key={field}>
              <span aria-hidden="true">{t(field)}</span>
              <RuleField {...props} field={field} />
            </span>
          ))}
          <span className={styles.words}>
            <span aria-hidden="true">{t('words')}</span>
            <input
              value={row.words}
              readOnly={fixed}
              aria-label={`${t('rule', { number })}, ${t('words')}`}
              maxLength={80}
              onChange={(event) => onType({ words: event.target.value })}
            />
          </span>
          {!fixed && <IconButton icon="cross" label={t('removeRule', { number })} onClick={onRemove} />}
        </div>
      </td>
    </tr>
  );
}
