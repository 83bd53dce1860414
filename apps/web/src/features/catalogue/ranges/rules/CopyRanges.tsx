import type { ParameterDetails } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import type { ParameterView } from '@nidan/contract/catalogue/parameters/parameter-view';
import { conditionKey, type RangeCondition } from '@nidan/domain/ranges/range-condition';
import { displayRange } from '@nidan/domain/ranges/range-display';
import { useState } from 'react';
import { newId } from '../../../../kernel/api/new-id.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Combobox } from '../../../../kernel/ui/fields/Combobox.tsx';
import { FormDialog } from '../../../../kernel/ui/overlays/FormDialog.tsx';
import { Note } from '../../../../kernel/ui/Note.tsx';
import { SelectField } from '../../../../kernel/ui/fields/SelectField.tsx';
import { toast } from '../../../../kernel/ui/overlays/toast.ts';
import { findParameters } from '../../parameters/find-parameters.ts';
import { catalogTexts } from '../../tests/texts/catalog-texts.ts';
import { conditionsOf, rowsAfterCopy, rowsToCopy, whyNotCopied } from './copied-ranges.ts';
import { copyRangeTexts } from '../texts/copy-range-texts.ts';
import { rangeDeskTexts } from '../texts/range-desk-texts.ts';
import { FURTHER_LIMITS } from './further-limits.ts';
import { rangeOfRow, type RangeRow } from './range-rows.ts';
import styles from '../Ranges.module.css';
import { useConditionWords } from './use-condition-words.ts';

interface CopyRangesProps {
  readonly parameter: ParameterDetails;
  /** All rows of the draft as typed. */
  readonly rows: readonly RangeRow[];
  /** The condition whose rules are shown. */
  readonly into: RangeCondition;
  readonly onCopy: (rows: readonly RangeRow[]) => void;
  readonly onClose: () => void;
}

/** The choice of every condition, which no key of one is. */
const EVERY = 'every';

/** Takes the rules in use of a parameter, of all its conditions or of one, into the draft. */
export function CopyRanges({ parameter, rows, into, onCopy, onClose }: CopyRangesProps) {
  const c = useTexts(catalogTexts);
  const t = useTexts(copyRangeTexts);
  const d = useTexts(rangeDeskTexts);
  const words = useConditionWords();
  const [from, setFrom] = useState<ParameterView | null>(null);
  const [key, setKey] = useState(EVERY);
  const [tried, setTried] = useState(false);
  const why = from === null ? null : whyNotCopied(from, parameter);
  const conditions = conditionsOf(from?.ranges ?? []);
  const copied = {
    ranges: from?.ranges ?? [],
    from: conditions.find((condition) => conditionKey(condition) === key) ?? null,
    into,
    newId,
  };
  const taken = why === null ? rowsToCopy(copied) : [];
  const refusal =
    from === null
      ? tried
        ? t('chooseFirst')
        : undefined
      : why === 'otherUnit'
        ? t('otherUnit', {
            code: from.code,
            theirs: from.unit || t('noUnit'),
            ours: parameter.unit || t('noUnit'),
          })
        : why === null
          ? undefined
          : t(why, { code: from.code });
  const submit = (): void => {
    setTried(true);
    if (from === null || why !== null) return;
    toast({ type: 'INFO', msg: t('copied', { count: taken.length, code: from.code }) });
    onCopy(rowsAfterCopy(rows, copied));
  };
  return (
    <FormDialog
      title={t('copyTitle')}
      action={t('copy')}
      busy={false}
      refusal={null}
      wide
      onSubmit={submit}
      onClose={onClose}
    >
      <Combobox<ParameterView>
        label={t('parameter')}
        hint={t('parameterHint')}
        error={refusal}
        value={from}
        onPick={(picked) => {
          setFrom(picked);
          setKey(EVERY);
        }}
        search={findParameters}
        itemKey={({ parameterId }) => parameterId}
        itemText={({ code, name, unit }) => [code, name, unit].filter((part) => part !== '').join(', ')}
        fewest={1}
      />
      {from !== null && why === null && (
        <>
          <SelectField
            label={t('whoseRules')}
            value={key}
            options={[
              { value: EVERY, label: t('everyCondition') },
              ...conditions.map((condition) => ({
                value: conditionKey(condition),
                label: t('oneCondition', { condition: words(condition), into: words(into) }),
              })),
            ]}
            onChange={setKey}
          />
          <Note tone="info">{t('takenOver', { count: taken.length })}</Note>
          <div className={styles.preview}>
            <table aria-label={t('preview')}>
              <thead>
                <tr>
                  <th scope="col">{c('sex')}</th>
                  <th scope="col">{c('from')}</th>
                  <th scope="col">{c('until')}</th>
                  <th scope="col">{d('range')}</th>
                  {FURTHER_LIMITS.map((field) => (
                    <th key={field} scope="col">
                      {c(field)}
                    </th>
                  ))}
                  <th scope="col">{t('whoseRules')}</th>
                </tr>
              </thead>
              <tbody>
                {taken.map((row) => {
                  const range = rangeOfRow(row);
                  return (
                    <tr key={row.id}>
                      <td>{row.sex === '' ? c('anySex') : row.sex}</td>
                      <td>{row.from}</td>
                      <td>{row.until}</td>
                      <td>{typeof range === 'string' ? '' : displayRange(range, parameter.decimals)}</td>
                      {FURTHER_LIMITS.map((field) => (
                        <td key={field}>{row[field]}</td>
                      ))}
                      <td>{words(row.condition)}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        </>
      )}
    </FormDialog>
  );
}
