import { removeIsolate } from '@nidan/contract/lab/culture/culture-endpoints';
import type { CultureView, IsolateView, ReadingView } from '@nidan/contract/lab/culture/culture-views';
import { useZone } from '../../../kernel/session/session.ts';
import { showShort } from '../../../kernel/text/show-date.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { ask } from '../../../kernel/ui/overlays/ask.ts';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import styles from './Culture.module.css';
import { CultureAlerts } from './CultureAlerts.tsx';
import { cultureKeys } from './culture-keys.ts';
import { significanceWord, SITE_WORDS } from './culture-words.ts';
import { cultureTexts } from './texts/culture-texts.ts';
import { useCultureChange } from './use-culture-change.ts';

interface SpecimenPaneProps {
  readonly culture: CultureView;
  readonly current: IsolateView | undefined;
  readonly onPick: (isolate: IsolateView) => void;
  readonly onNew: () => void;
  readonly onChange: (isolate: IsolateView) => void;
  readonly onRead: (reading: ReadingView) => void;
}

/** What the specimen is, which isolates grew, and what was read when. */
export function SpecimenPane(props: SpecimenPaneProps) {
  const t = useTexts(cultureTexts);
  const { culture, current, onPick, onNew, onChange } = props;
  const may = culture.can.includes('identify');
  return (
    <aside className={styles.pane} aria-label={t('specimen')} data-region>
      <SpecimenFacts culture={culture} />
      <section>
        <h2>
          {t('isolates')} <span className="muted">{culture.isolates.length}</span>
        </h2>
        {culture.isolates.map((isolate) => (
          <IsolateCard
            key={isolate.isolateId}
            culture={culture}
            isolate={isolate}
            isCurrent={isolate.isolateId === current?.isolateId}
            onPick={onPick}
            onChange={onChange}
          />
        ))}
        <Button
          off={may ? undefined : t('notNow')}
          shortcut={cultureKeys.shortcuts.newIsolate}
          onClick={onNew}
        >
          <Icon name="plus" /> {t('isolate')}
        </Button>
      </section>
      <CultureAlerts culture={culture} />
      <Readings {...props} />
    </aside>
  );
}

function SpecimenFacts({ culture }: { readonly culture: CultureView }) {
  const t = useTexts(cultureTexts);
  const { specimen, site, gram, direct, media, incubation } = culture;
  const known = site === 'urinary tract' || site === 'meningitis' ? site : '';
  const facts = [
    [t('specimen'), specimen.name],
    [t('site'), t(SITE_WORDS[known])],
    [t('gram'), gram],
    [t('direct'), direct],
    [t('mediaShort'), media.join(', ')],
    [t('incubation'), incubation],
  ] as const;
  return (
    <section>
      <dl className={styles.facts}>
        {facts
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

interface IsolateCardProps {
  readonly culture: CultureView;
  readonly isolate: IsolateView;
  readonly isCurrent: boolean;
  readonly onPick: (isolate: IsolateView) => void;
  readonly onChange: (isolate: IsolateView) => void;
}

function IsolateCard({ culture, isolate, isCurrent, onPick, onChange }: IsolateCardProps) {
  const t = useTexts(cultureTexts);
  const removing = useCultureChange(removeIsolate, { onRefused: toastRefusal });
  const { isolateNo, organism, quantity, significance, findings, note, family, isolateId } = isolate;
  const off = culture.can.includes('identify') ? undefined : t('notNow');
  const remove = async (): Promise<void> => {
    const answer = await ask({
      kind: 'WARNING',
      title: t('removeTitle', { no: isolateNo, organism: organism.name }),
      text: t('removeText'),
      action: t('remove'),
      reason: true,
    });
    const { caseId, version } = culture;
    if (answer !== null) removing.mutate({ body: { caseId, version, isolateId, reason: answer.reason } });
  };
  const meaning = significanceWord(significance);
  return (
    <div className={styles.isolate} data-current={isCurrent ? '' : undefined}>
      <button type="button" aria-pressed={isCurrent} onClick={() => onPick(isolate)}>
        <b>
          {isolateNo} <i>{organism.name}</i>
        </b>
        <span>
          {t(`q_${quantity}`)}
          {meaning === null ? '' : `, ${t(meaning)}`}
        </span>
        <span className="muted">{[family, ...findings, ...(note === '' ? [] : [note])].join(', ')}</span>
      </button>
      {isCurrent && (
        <span className={styles.isolateFeet}>
          <Button off={off} onClick={() => onChange(isolate)}>
            {t('changeIsolate', { no: isolateNo })}
          </Button>
          <Button off={off} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </span>
      )}
    </div>
  );
}

function Readings({ culture, onRead }: SpecimenPaneProps) {
  const t = useTexts(cultureTexts);
  const zone = useZone();
  const may = culture.can.includes('read');
  if (culture.readings.length === 0) return null;
  return (
    <section>
      <h2>{t('readings')}</h2>
      <ul className={styles.readings}>
        {culture.readings.map((reading) => (
          <li key={reading.readingNo} data-growth={reading.hasGrowth === true ? '' : undefined}>
            <button type="button" disabled={!may} onClick={() => onRead(reading)}>
              <b>{t('hours', { hours: reading.hours })}</b>{' '}
              {reading.readAt === null
                ? t('readingDue', { at: showShort(reading.dueAt, zone) })
                : `${showShort(reading.readAt, zone)}: ${reading.seen}`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
