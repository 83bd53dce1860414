import { HOUR } from '@nidan/domain/time/durations';
import { listSampleTypes } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import type { TestView } from '@nidan/contract/catalogue/tests/test-view';
import type { PatientView, PatientVisit } from '@nidan/contract/people/patients/patient-record';
import type { DiscountCap } from '@nidan/domain/money/discount';
import type { Sex } from '@nidan/domain/people/sex';
import { type ReactNode, Suspense } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { useZone } from '../../../kernel/session/session.ts';
import { showDate } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { IconButton } from '../../../kernel/ui/IconButton.tsx';
import { TubeDot } from '../../../kernel/ui/values/TubeDot.tsx';
import { countRuns } from '../bills/lines/add-line.ts';
import { removeTest } from './add-test.ts';
import { fastingHours } from './bill-body.ts';
import type { BillForm } from './bill-form.ts';
import { BillLines } from '../bills/lines/BillLines.tsx';
import type { BillTotals } from '../bills/lines/bill-totals.ts';
import { drawOrder } from './draw-order.ts';
import { settleLineDiscount, typeLineDiscount } from '../bills/lines/line-discount.ts';
import { fieldId } from './focus-path.ts';
import type { Today } from './person/age-fields.ts';
import type { PartProps } from './part-props.ts';
import { registerKeys } from './register-keys.ts';
import { registerTexts } from './texts/register-texts.ts';
import styles from './RegisterScreen.module.css';
import { TestPicker } from './TestPicker.tsx';

/** Fetched with the second test. */
const MeasuredTwice = latePart(() => import('./MeasuredTwice.tsx'), 'MeasuredTwice');

/** Few tests are of one sex. */
const OtherSex = latePart(() => import('./person/OtherSex.tsx'), 'OtherSex');

/** Few tests go by a size. */
const BodySizePart = latePart(() => import('./person/BodySizePart.tsx'), 'BodySizePart');

interface TestsPartProps extends PartProps {
  readonly totals: BillTotals;
  readonly cap: DiscountCap;
  /** Former visits of a known person, newest first. */
  readonly visits: readonly PatientVisit[];
  /** Of whom the tests are: the view is of a known person. */
  readonly person: { readonly today: Today; readonly view: PatientView | null };
  readonly onAdd: (test: TestView) => void;
  readonly onEarly: (text: string) => void;
  readonly onRepeat: (visit: PatientVisit) => void;
  /** What was saved last, while nothing is typed yet. */
  readonly saved: ReactNode;
}

/** Of the known person, else as typed; null while it is not known. */
function sexOfPerson({ known, person }: BillForm, view: PatientView | null): Sex | null {
  if (known !== null) return view?.age_sex.sex ?? null;
  return person.sex === '' ? null : person.sex;
}

/** The tests of the bill: the list, the picker, what to draw in which order. */
export function TestsPart(props: TestsPartProps) {
  const { form, update, errors, totals, visits } = props;
  const t = useTexts(registerTexts);
  const zone = useZone();
  const { lines } = form;
  const [last] = visits;
  // What was typed ahead and not found stands below, one line each.
  const isSaid = form.testProblems.some(({ msg }) => msg === errors.tests);
  const remove = (testId: string): void => {
    update((now) => removeTest(now, testId));
    document.getElementById(fieldId('tests'))?.focus();
  };
  return (
    <section className={styles.middle} aria-labelledby="register-tests-head" data-region>
      <header className={styles.head}>
        <h2 id="register-tests-head">{t('tests')}</h2>
        {lines.length > 0 && (
          <span className="muted t12">
            {t('testCount', { billed: lines.length, runs: countRuns(lines) })}
          </span>
        )}
        <span className="sp" />
        {last && lines.length === 0 && (
          <Button kind="link" shortcut={registerKeys.shortcuts.repeat} onClick={() => props.onRepeat(last)}>
            {t('repeat', {
              date: showDate(last.at, zone).slice(0, 5),
              codes: last.lines.map(({ code }) => code).join(', '),
            })}
          </Button>
        )}
        <Checkbox checked={form.isStat} onChange={(isStat) => update((now) => ({ ...now, isStat }))}>
          {t('stat')}
        </Checkbox>
      </header>
      <div className={`scroll ${styles.lines}`}>
        {lines.length > 0 && (
          <BillLines
            lines={lines}
            discounts={form.lineDiscounts}
            notes={form.lineNotes}
            fault={totals.lineFault}
            total={totals.total}
            visits={visits}
            onDiscount={(testId, typed) => update((now) => typeLineDiscount(now, testId, typed))}
            onLeaveDiscount={(testId) => update((now) => settleLineDiscount(now, testId, props.cap))}
            onRemove={remove}
          />
        )}
        {lines.length > 1 && (
          <Suspense>
            <MeasuredTwice lines={lines} onRemove={remove} />
          </Suspense>
        )}
        {lines.some(({ sexed }) => sexed.length > 0) && (
          <Suspense>
            <OtherSex lines={lines} sex={sexOfPerson(form, props.person.view)} />
          </Suspense>
        )}
        <TestPicker
          visits={visits}
          error={isSaid ? undefined : errors.tests}
          onAdd={props.onAdd}
          onEarly={props.onEarly}
        />
        <Problems form={form} update={update} />
        {props.saved}
        {lines.length === 0 && form.testProblems.length === 0 && (
          <EmptyState kind="nothing" title={t('noTests')} text={t('noTestsText')} />
        )}
      </div>
      <Consent form={form} update={update} errors={errors} />
      {(form.asksSize || lines.some(({ sizeFormulas }) => sizeFormulas.length > 0)) && (
        <Suspense>
          <BodySizePart form={form} update={update} errors={errors} {...props.person} />
        </Suspense>
      )}
      <DrawLine form={form} update={update} />
    </section>
  );
}

function Problems({ form, update }: Omit<PartProps, 'errors'>) {
  const t = useTexts(registerTexts);
  return (
    <div role="alert">
      {form.testProblems.map(({ text, msg }) => (
        <p key={text} className={styles.problem}>
          <Icon name="warn" size={12} />
          {msg}
          <IconButton
            icon="cross"
            small
            label={t('removeTest', { code: text })}
            onClick={() => {
              update((now) => ({
                ...now,
                testProblems: now.testProblems.filter((problem) => problem.text !== text),
              }));
              document.getElementById(fieldId('tests'))?.focus();
            }}
          />
        </p>
      ))}
    </div>
  );
}

function Consent({ form, update, errors }: PartProps) {
  const t = useTexts(registerTexts);
  const asking = form.lines.filter(({ consentNeeded }) => consentNeeded);
  if (asking.length === 0) return null;
  return (
    <div className={styles.consent}>
      <Checkbox
        id={fieldId('consent')}
        checked={form.consentGiven}
        onChange={(consentGiven) => update((now) => ({ ...now, consentGiven }))}
      >
        {t('consent', { tests: asking.map(({ name }) => name).join(', ') })}
      </Checkbox>
      {errors.consent && (
        <span className="ui-error">
          <Icon name="error" size={12} />
          {errors.consent}
        </span>
      )}
    </div>
  );
}

function DrawLine({ form, update }: { readonly form: BillForm; readonly update: PartProps['update'] }) {
  const t = useTexts(registerTexts);
  const kinds = useApiQuery(listSampleTypes, {}, { freshFor: HOUR });
  const draws = drawOrder(form.lines, kinds.data?.rows ?? []);
  const hours = fastingHours(form);
  if (draws.length === 0) return null;
  return (
    <footer className={styles.draw}>
      <h3>{t('draw')}</h3>
      <ol>
        {draws.map(({ code, cap, name, volumeMl }, at) => (
          <li key={code} title={name}>
            {at + 1} <TubeDot cap={cap}>{volumeMl ? t('volume', { name: cap, ml: volumeMl }) : cap}</TubeDot>
          </li>
        ))}
      </ol>
      <span className="sp" />
      {hours !== null && (
        <Checkbox checked={form.isFasting} onChange={(isFasting) => update((now) => ({ ...now, isFasting }))}>
          {t('fasting', { hours })}
        </Checkbox>
      )}
      <Checkbox checked={form.asksSize} onChange={(asksSize) => update((now) => ({ ...now, asksSize }))}>
        {t('sizeAsk')}
      </Checkbox>
    </footer>
  );
}
