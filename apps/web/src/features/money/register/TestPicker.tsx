import { MINUTE } from '@nidan/domain/time/durations';
import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import type { PatientVisit } from '@nidan/contract/people/patients/patient-record';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Combobox } from '../../../kernel/ui/fields/Combobox.tsx';
import { Highlight } from '../../../kernel/ui/values/Highlight.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { Key } from '../../../kernel/ui/Key.tsx';
import { rupees } from '../../../kernel/ui/values/rupees.ts';
import { TubeDot } from '../../../kernel/ui/values/TubeDot.tsx';
import { useNow } from '../../../kernel/ui/values/use-now.ts';
import { fieldId } from './focus-path.ts';
import { promiseOf } from '../bills/lines/promise-of.ts';
import { recentTest } from './recent-test.ts';
import { registerTexts } from './texts/register-texts.ts';
import { findTests } from './quick-line/resolve-typed.ts';
import styles from './TestPicker.module.css';

const HOURS_OF_DAY = 24;

interface TestPickerProps {
  readonly visits: readonly PatientVisit[];
  readonly error: string | undefined;
  readonly onAdd: (test: TestView) => void;
  /** Enter before the search has answered. */
  readonly onEarly: (text: string) => void;
}

/** Adds tests by short code, by three letters of the name, or packages; each with its tube, time and price. */
export function TestPicker({ visits, error, onAdd, onEarly }: TestPickerProps) {
  const t = useTexts(registerTexts);
  return (
    <div className={styles.picker}>
      <Combobox<TestView>
        label={t('find')}
        labelHidden
        id={fieldId('tests')}
        icon="search"
        value={null}
        placeholder={t('find')}
        fewest={1}
        rest={0}
        end={<span className="t12">{t('findHint')}</span>}
        search={findTests}
        itemKey={({ testId }) => testId}
        itemText={({ name }) => name}
        renderItem={(test, text) => <Option test={test} text={text} visits={visits} />}
        error={error}
        footer={
          <div className={styles.foot}>
            <Key keys="Enter" /> {t('pickAdd')} <Key keys="↓" /> {t('pickNext')}
          </div>
        }
        onPick={(test) => test && onAdd(test)}
        onEnterText={onEarly}
      />
    </div>
  );
}

function Option({
  test,
  text,
  visits,
}: {
  readonly test: TestView;
  readonly text: string;
  readonly visits: readonly PatientVisit[];
}) {
  const t = useTexts(registerTexts);
  const zone = useZone();
  const now = useNow(MINUTE);
  const recent = recentTest(test, visits, now);
  const days = Math.round(test.tatHours / HOURS_OF_DAY);
  return (
    <span className={styles.option}>
      <b className="cut">
        <Highlight text={test.code} match={text} />
      </b>
      <span className="cut">
        <Highlight text={test.name} match={text} />
        {alsoFoundBy(test, text).map((code) => (
          <span key={code} className={styles.tag}>
            <Highlight text={code} match={text} />
          </span>
        ))}
        {test.kind !== 'test' && <span className={styles.tag}>{t(test.kind)}</span>}
      </span>
      <Tubes test={test} />
      <span className="muted">
        {test.timings.length > 0
          ? showShort(promiseOf(test, now, zone), zone)
          : days > 1
            ? t('days', { count: days })
            : t('hours', { count: test.tatHours })}
      </span>
      <span className="num">{rupees(test.pricePaise)}</span>
      {recent && (
        <span className={styles.again}>
          <Icon name="warn" size={12} />
          {t('again', { at: showShort(recent.at, zone), labNo: recent.labNo })}
        </span>
      )}
    </span>
  );
}

/** The further short codes that begin with what is typed. */
function alsoFoundBy({ shortCodes }: TestView, text: string): string[] {
  const sought = text.trim().toUpperCase();
  return sought === '' ? [] : shortCodes.filter((code) => code.startsWith(sought));
}

/** Dots of the tubes of a test and the name of the cap; of several only the names that fit. */
export function Tubes({ test: { containers } }: { readonly test: Pick<TestView, 'containers'> }) {
  const caps = [...new Map(containers.map((one) => [one.capColour, one])).values()];
  return (
    <span className="cut" title={caps.map(({ capColour }) => capColour).join(', ')}>
      {caps.map(({ capColour }, at) => (
        <span key={capColour}>
          {at > 0 && ', '}
          <TubeDot cap={capColour}>{capColour}</TubeDot>
        </span>
      ))}
    </span>
  );
}
