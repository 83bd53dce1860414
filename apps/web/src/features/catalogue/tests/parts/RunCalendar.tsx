import { MINUTE } from '@nidan/domain/time/durations';
import { nextRun, promisedAt } from '@nidan/domain/catalogue/run-calendar';
import { WEEKDAYS } from '@nidan/domain/catalogue/run-text';
import type { ApiRefusal } from '../../../../kernel/api/api-refusal.ts';
import { useZone } from '../../../../kernel/session/session.ts';
import { showShort } from '../../../../kernel/text/show-date.ts';
import { useTexts } from '../../../../kernel/text/use-texts.ts';
import { Button } from '../../../../kernel/ui/Button.tsx';
import { Checkbox } from '../../../../kernel/ui/fields/Checkbox.tsx';
import { IconButton } from '../../../../kernel/ui/IconButton.tsx';
import { Section } from '../../../../kernel/ui/Section.tsx';
import { useNow } from '../../../../kernel/ui/values/use-now.ts';
import styles from '../Catalog.module.css';
import { catalogTexts } from '../texts/catalog-texts.ts';
import { NEW_RUN, type RunRow, runOfRow } from './run-row.ts';
import type { TestForm } from '../test-form.ts';

const DAY_WORDS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

interface RunCalendarProps {
  readonly form: TestForm;
  readonly fixed: boolean;
  readonly refusal: ApiRefusal | null;
  readonly onChange: (change: Partial<TestForm>) => void;
}

/** The times of the week at which a test is run, and what they promise to who is billed now. */
export function RunCalendar({ form, fixed, refusal, onChange }: RunCalendarProps) {
  const t = useTexts(catalogTexts);
  const { runs } = form;
  const put = (at: number, change: Partial<RunRow>): void =>
    onChange({ runs: runs.map((run, index) => (index === at ? { ...run, ...change } : run)) });
  const error = refusal?.at('runCalendar');
  return (
    <Section
      title={t('runCalendar')}
      end={runs.length > 0 && <span className="t12 muted">{t('runHint')}</span>}
    >
      {error && <p className={styles.gap}>{error}</p>}
      {runs.map((run, index) => (
        <fieldset key={index} className={styles.run} disabled={fixed}>
          <legend className="vh">{t('run', { number: index + 1 })}</legend>
          <span className={styles.days}>
            {WEEKDAYS.map((_, at) => (
              <Checkbox
                key={DAY_WORDS[at]}
                checked={run.days.includes(at + 1)}
                onChange={(checked) =>
                  put(index, {
                    days: checked ? [...run.days, at + 1] : run.days.filter((day) => day !== at + 1),
                  })
                }
              >
                {t(DAY_WORDS[at] ?? 'mon')}
              </Checkbox>
            ))}
          </span>
          <input
            value={run.at}
            placeholder="08:00"
            aria-label={t('runAt', { number: index + 1 })}
            aria-invalid={runOfRow({ ...run, days: [1], cutOff: '0' }) === null}
            maxLength={5}
            onChange={(event) => put(index, { at: event.target.value })}
          />
          <input
            value={run.cutOff}
            aria-label={t('cutOffOf', { number: index + 1 })}
            aria-invalid={runOfRow({ ...run, days: [1], at: '00:00' }) === null}
            maxLength={4}
            onChange={(event) => put(index, { cutOff: event.target.value })}
          />
          {!fixed && (
            <IconButton
              small
              icon="cross"
              label={t('removeRun', { number: index + 1 })}
              onClick={() => onChange({ runs: runs.toSpliced(index, 1) })}
            />
          )}
        </fieldset>
      ))}
      <Promise form={form} />
      {!fixed && (
        <Button icon="plus" onClick={() => onChange({ runs: [...runs, NEW_RUN] })}>
          {t('addRun')}
        </Button>
      )}
    </Section>
  );
}

function Promise({ form: { runs, tat } }: { readonly form: TestForm }) {
  const t = useTexts(catalogTexts);
  const zone = useZone();
  const now = useNow(MINUTE);
  const runCalendar = runs.flatMap((row) => runOfRow(row) ?? []);
  const tatHours = Number(tat);
  if (runCalendar.length < runs.length) return <p className={styles.gap}>{t('runUnread')}</p>;
  if (!(tatHours > 0)) return null;
  const start = nextRun(runCalendar, now, zone);
  const promised = showShort(promisedAt({ tatHours, runCalendar }, now, zone), zone);
  return (
    <p className="t13" role="status">
      {start === null
        ? t('promisedAnyTime', { promised })
        : t('promisedWith', { start: showShort(start, zone), promised })}
    </p>
  );
}
