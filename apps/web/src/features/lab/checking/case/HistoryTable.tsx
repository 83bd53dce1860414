import { rerun as rerunSet } from '@nidan/domain/status-sets/lab/rerun';
import type { WorksheetParameter, WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { useZone } from '../../../../kernel/session/session.ts';
import { showDate, showTime } from '../../../../kernel/text/show-date.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { useStateLabel } from '../../../../kernel/text/use-state-label.ts';
import { BillTestChip } from '../../../../kernel/ui/values/BillTestChip.tsx';
import { ValueText } from '../../../../kernel/ui/values/ValueText.tsx';
import { authoriseTexts } from '../texts/authorise-texts.ts';
import { hasNoInterval } from '@nidan/domain/results/look/look-reason';
import { abnormalFirst } from '../abnormal-first.ts';
import { fractionWidth } from '../../results/fraction-width.ts';
import styles from './HistoryTable.module.css';
import { type PreviousVisit, previousVisits } from './previous-columns.ts';
import { rangeWords } from '../../results/range-words.ts';
import { resultsTexts } from '../../../catalogue/values/texts/results-texts.ts';
import { DeltaCell, PreviousCell, type ShownValue, TrendCell, useTrendTips } from './TrendCells.tsx';
import { ValueFlagMark } from '../../../catalogue/values/ValueFlagMark.tsx';

const FIXED_COLUMNS = 6;
/** Words that are longer stand in a line of their own. */
const LONGEST_IN_CELL = 12;

/** The results of a bill with what came before them, a part for each test, abnormal ones first. */
export function HistoryTable({ tests }: { readonly tests: readonly WorksheetTest[] }) {
  const t = useTexts(resultsTexts);
  const authorise = useTexts(authoriseTexts);
  const zone = useZone();
  const parameters = tests.flatMap((test) => test.parameters);
  const visits = previousVisits(parameters);
  const fraction = fractionWidth(parameters.map(({ decimals }) => decimals));
  return (
    <div
      className={`${styles.box} scroll`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
      tabIndex={0}
      role="group"
      aria-label={authorise('results')}
      data-region
    >
      <table className="ui-table" aria-label={authorise('results')}>
        <colgroup>
          <col />
          <col style={{ width: 92 }} />
          <col style={{ width: 76 }} />
          <col style={{ width: 104 }} />
          {visits.map(({ labNo }) => (
            <col key={labNo} style={{ width: 52 }} />
          ))}
          <col style={{ width: 70 }} />
          <col style={{ width: 64 }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('parameter')}</th>
            <th scope="col" className={`ui-end-cell ${styles.value}`}>
              {t('value')}
            </th>
            <th scope="col">{t('flag')}</th>
            <th scope="col">{t('reference')}</th>
            {visits.map(({ labNo, at }) => (
              <th key={labNo} scope="col" className="ui-end-cell" title={showDate(at, zone)}>
                {showDate(at, zone).slice(0, 5)}
              </th>
            ))}
            <th scope="col">{t('trend')}</th>
            <th scope="col">{t('delta')}</th>
          </tr>
        </thead>
        {tests.map((test) => (
          <TestPart key={test.billTestId} test={test} visits={visits} fraction={fraction} />
        ))}
      </table>
    </div>
  );
}

interface PartProps {
  readonly test: WorksheetTest;
  readonly visits: readonly PreviousVisit[];
  readonly fraction: number;
}

function TestPart({ test, visits, fraction }: PartProps) {
  const t = useTexts(authoriseTexts);
  const rerunLabel = useStateLabel(rerunSet);
  const zone = useZone();
  const span = FIXED_COLUMNS + visits.length;
  const state = billTest.stateNames.find((name) => name === test.state);
  const shown = abnormalFirst(test.parameters).filter(({ result }) => result !== null);
  const { completedBy, completedAt, checkedBy, checkedAt, rerun } = test;
  return (
    <tbody>
      <tr className={styles.test}>
        <th scope="rowgroup" colSpan={span}>
          <span className={styles.head}>
            <b className="cut">{test.test.name}</b>
            {state && <BillTestChip state={state} />}
            <span className="muted cut">
              {checkedBy && checkedAt
                ? t('checkedBy', { name: checkedBy, time: showTime(checkedAt, zone) })
                : completedBy &&
                  completedAt &&
                  t('by', { name: completedBy, time: showTime(completedAt, zone) })}
            </span>
          </span>
        </th>
      </tr>
      {shown.map((parameter) => (
        <ParameterRows
          key={parameter.parameterId}
          parameter={parameter}
          visits={visits}
          fraction={fraction}
        />
      ))}
      {shown.length === 0 && (
        <tr>
          <td colSpan={span} className="muted">
            {t('noValues')}
          </td>
        </tr>
      )}
      {rerun && test.state !== 'checked' && (
        <tr>
          <td colSpan={span} className={styles.words}>
            {t('rerunOf', {
              status: rerunLabel(rerunSet.stateOf(rerun.status)),
              reason: rerun.reason,
              by: rerun.requestedBy,
            })}
          </td>
        </tr>
      )}
      {test.note !== '' && (
        <tr>
          <td colSpan={span} className={styles.words}>
            <b>{t('technician')}</b> {completedBy} {test.note}
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface RowProps extends Omit<PartProps, 'test'> {
  readonly parameter: WorksheetParameter;
}

function ParameterRows({ parameter, visits, fraction }: RowProps) {
  const t = useTexts(resultsTexts);
  const authorise = useTexts(authoriseTexts);
  const zone = useZone();
  const tips = useTrendTips();
  const { result, range, delta } = parameter;
  const value = result?.value ?? null;
  const flag = result?.flag ?? null;
  const shown: ShownValue = { parameter, value, numeric: result?.numeric ?? null, flag, delta };
  const isLong = (value?.length ?? 0) > LONGEST_IN_CELL;
  return (
    <>
      <tr className={result?.critical ? styles.critical : undefined}>
        <th scope="row" className={styles.name} title={`${parameter.name}, ${parameter.method}`}>
          {parameter.name} <span className="muted t12">{parameter.unit}</span>
        </th>
        <td className={`ui-end-cell ${styles.value} ${flag === null ? '' : styles.flagged}`}>
          {value === null ? (
            <span className="muted" title={result?.blankReason ?? undefined}>
              {t('waits')}
            </span>
          ) : (
            !isLong && <ValueText value={value} fraction={fraction} />
          )}
        </td>
        <td>
          <ValueFlagMark value={value} flag={flag} range={range} />
        </td>
        {hasNoInterval(parameter) ? (
          <td className={styles.unjudged}>{authorise('noInterval')}</td>
        ) : (
          <td title={rangeWords(range) ?? t('noRange')}>{rangeWords(range)}</td>
        )}
        {visits.map((visit) => (
          <td
            key={visit.labNo}
            className={`ui-end-cell ${styles.former}`}
            title={tips.previous(parameter, visit)}
          >
            <PreviousCell shown={shown} visit={visit} fraction={fraction} />
          </td>
        ))}
        <td>
          <TrendCell shown={shown} />
        </td>
        <td title={tips.delta(shown)}>
          <DeltaCell shown={shown} />
        </td>
      </tr>
      {parameter.call && (
        <tr>
          <td colSpan={FIXED_COLUMNS + visits.length} className={styles.words}>
            {authorise('called', {
              value: parameter.call.value,
              receiver: parameter.call.receiver,
              time: showTime(parameter.call.calledAt, zone),
              by: parameter.call.calledBy,
              readBack: parameter.call.readBack,
            })}
          </td>
        </tr>
      )}
      {isLong && (
        <tr>
          <td colSpan={FIXED_COLUMNS + visits.length} className={styles.words}>
            {value}
          </td>
        </tr>
      )}
    </>
  );
}
