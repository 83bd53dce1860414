import { MINUTE } from '@nidan/domain/time/durations';
import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import type { PatientVisit } from '@nidan/contract/people/patients/patient-record';
import type { BillTotal } from '@nidan/domain/money/bill-total';
import { useZone } from '../../../../kernel/session/session.ts';
import { showShort } from '../../../../kernel/text/show-date.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Icon } from '../../../../kernel/ui/values/Icon.tsx';
import { IconButton } from '../../../../kernel/ui/IconButton.tsx';
import { rupees } from '../../../../kernel/ui/values/rupees.ts';
import { useNow } from '../../../../kernel/ui/values/use-now.ts';
import styles from './BillLines.module.css';
import { LineDiscount } from './LineDiscount.tsx';
import { PriceMark } from '../../../catalogue/rates/prices/PriceMark.tsx';
import { promiseOf } from './promise-of.ts';
import { recentTest } from '../../register/recent-test.ts';
import { registerTexts } from '../../register/texts/register-texts.ts';
import { Tubes } from '../../register/TestPicker.tsx';
import '../../../../kernel/ui/grid/tables.css';

interface BillLinesProps {
  readonly lines: readonly TestView[];
  /** What is typed as the discount of a test. */
  readonly discounts: Readonly<Record<string, string>>;
  /** Why a discount became less. */
  readonly notes: Readonly<Record<string, string>>;
  readonly fault: { readonly testId: string; readonly msg: string } | null;
  readonly total: BillTotal;
  readonly visits: readonly PatientVisit[];
  readonly onDiscount: (testId: string, typed: string) => void;
  readonly onLeaveDiscount: (testId: string) => void;
  readonly onRemove: (testId: string) => void;
}

/** The tests of the bill with their money; packages and profiles show what they open into. */
export function BillLines(props: BillLinesProps) {
  const { lines, discounts, notes, total, fault, visits, onRemove } = props;
  const t = useTexts(registerTexts);
  const zone = useZone();
  const now = useNow(MINUTE);
  return (
    <table className={`ui-table ${styles.lines}`} aria-label={t('tests')}>
      <colgroup>
        <col style={{ width: 28 }} />
        <col style={{ width: 60 }} />
        <col />
        <col style={{ width: 98 }} />
        <col style={{ width: 86 }} />
        <col style={{ width: 68 }} />
        <col style={{ width: 48 }} />
        <col style={{ width: 52 }} />
        <col style={{ width: 28 }} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className="num">
            {t('column')}
          </th>
          <th scope="col">{t('code')}</th>
          <th scope="col">{t('test')}</th>
          <th scope="col">{t('tube')}</th>
          <th scope="col">{t('ready')}</th>
          <th scope="col" className="num">
            {t('price')}
          </th>
          <th scope="col" className="num" title={t('discount')}>
            {t('discountShort')}
          </th>
          <th scope="col" className="num">
            {t('net')}
          </th>
          <th scope="col">
            <span className="vh">{t('remove')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => {
          const money = total.lines[at];
          const recent = recentTest(line, visits, now);
          return [
            <tr key={line.testId}>
              <td className="num muted">{at + 1}</td>
              <td title={line.code}>
                <b>{line.code}</b>
              </td>
              <td title={line.name}>
                <span className={styles.name}>
                  <span className="cut">{line.name}</span>
                  {line.kind !== 'test' && <span className={styles.tag}>{t(line.kind)}</span>}
                </span>
              </td>
              <td>
                <Tubes test={line} />
              </td>
              <td className="muted">{showShort(promiseOf(line, now, zone), zone)}</td>
              <td className="num">
                <PriceMark paise={line.pricePaise} rule={line.priceSource} />
              </td>
              <td className={styles.given}>
                <LineDiscount
                  code={line.code}
                  typed={discounts[line.testId] ?? ''}
                  paise={money?.discount ?? 0}
                  isWrong={fault?.testId === line.testId}
                  onChange={(typed) => props.onDiscount(line.testId, typed)}
                  onLeave={() => props.onLeaveDiscount(line.testId)}
                />
              </td>
              <td className="num">
                <b>{rupees(money?.net ?? line.pricePaise)}</b>
              </td>
              <td className={styles.remove}>
                <IconButton
                  icon="cross"
                  small
                  label={t('removeTest', { code: line.code })}
                  onClick={() => onRemove(line.testId)}
                />
              </td>
            </tr>,
            ...(notes[line.testId] === undefined
              ? []
              : [
                  <tr key={`${line.testId} note`} className={styles.again}>
                    <td colSpan={9}>
                      <span role="alert">
                        <Icon name="warn" size={12} /> {notes[line.testId]}
                      </span>
                    </td>
                  </tr>,
                ]),
            ...(recent
              ? [
                  <tr key={`${line.testId} again`} className={styles.again}>
                    <td colSpan={9}>
                      <Icon name="warn" size={12} />{' '}
                      {t('again', { at: showShort(recent.at, zone), labNo: recent.labNo })}
                    </td>
                  </tr>,
                ]
              : []),
            ...line.members.map((member) => (
              <tr key={`${line.testId} ${member.testId}`} className={styles.member}>
                <td colSpan={2}>{member.code}</td>
                <td colSpan={7}>{member.name}</td>
              </tr>
            )),
          ];
        })}
      </tbody>
    </table>
  );
}
