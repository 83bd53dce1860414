import type { TubeLife } from '@nidan/contract/lab/tracker/life-view';
import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import { useZone } from '../../../kernel/session/session.ts';
import { showDateTime, showShort } from '../../../kernel/text/show-date.ts';
import { useStateLabel } from '../../../kernel/text/use-state-label.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { Section } from '../../../kernel/ui/Section.tsx';
import { TubeDot } from '../../../kernel/ui/values/TubeDot.tsx';
import { KeepsUntil } from '../samples/KeepsUntil.tsx';
import { testCodes } from '../samples/sample-words.ts';
import { nextOf } from '../samples/tube-life.ts';
import { TubeState } from '../samples/TubeState.tsx';
import { Barcode } from '../scanning/Barcode.tsx';
import { RoadPlace } from './RoadPlace.tsx';
import { StoredPlace } from './StoredPlace.tsx';
import { type TrackT, trackTexts } from './texts/track-texts.ts';
import styles from './Track.module.css';

interface TubePanelProps {
  readonly life: TubeLife;
  readonly onPick: (barcode: string) => void;
}

/** Where a tube is now, what it belongs to, and what it can still be used for. */
export function TubePanel({ life, onPick }: TubePanelProps) {
  const t = useTexts(trackTexts);
  const zone = useZone();
  const { tube, place, family } = life;
  const keptUntil = place?.storage?.keepUntil;
  return (
    <Panel label={t('nowTitle')} title={t('nowTitle')} figure={place?.storage?.position ?? place?.road?.code}>
      <Section>
        <PlaceNow life={life} onPick={onPick} />
      </Section>
      <Section quiet title={t('next')}>
        <p className="t13">
          {keptUntil === undefined
            ? nextWords(t, tube)
            : t('keptUntil', { time: showDateTime(keptUntil, zone).slice(0, 16) })}
        </p>
      </Section>
      <Section
        quiet
        title={t('family')}
        end={<span className="muted t12">{t('familyTubes', { count: family.length })}</span>}
      >
        <ul className={styles.family}>
          {inFamilyOrder(family).map(({ one, isChild }) => (
            <li key={one.sampleId}>
              <button
                type="button"
                aria-current={one.sampleId === tube.sampleId ? 'true' : undefined}
                onClick={() => onPick(one.barcode)}
              >
                <span className={isChild ? styles.child : undefined}>
                  <TubeDot cap={one.container.capColour}>
                    <Barcode value={one.barcode} />
                  </TubeDot>
                </span>
                <span className={`muted cut ${styles.tests}`} title={testCodes(one)}>
                  {testCodes(one)}
                </span>
                <TubeState status={one.status} />
              </button>
            </li>
          ))}
        </ul>
      </Section>
      <Section quiet title={t('good')}>
        <GoodFor tube={tube} />
      </Section>
    </Panel>
  );
}

/** Each tube with those that were drawn in its place or filled from it below it. */
function inFamilyOrder(family: readonly SampleView[]): { one: SampleView; isChild: boolean }[] {
  const codes = new Set(family.map(({ barcode }) => barcode));
  const isChild = ({ parentBarcode }: SampleView): boolean =>
    parentBarcode !== null && codes.has(parentBarcode);
  const below = (one: SampleView): SampleView[] =>
    family
      .filter(({ parentBarcode }) => parentBarcode === one.barcode)
      .flatMap((child) => [child, ...below(child)]);
  return family
    .filter((one) => !isChild(one))
    .flatMap((one) => [one, ...below(one)])
    .map((one) => ({ one, isChild: isChild(one) }));
}

function PlaceNow({ life: { tube, place }, onPick }: TubePanelProps) {
  const t = useTexts(trackTexts);
  const zone = useZone();
  const stateLabel = useStateLabel(physicalSample);
  const state = physicalSample.stateOf(tube.status);
  if (place === null) {
    const words = state === 'notCollected' ? t('nowNotDrawn') : t('nowGone', { state: stateLabel(state) });
    return <p className="t13">{words}</p>;
  }
  const since = place.since === null ? t('missing') : showShort(place.since, zone);
  const { road, storage } = place;
  return (
    <>
      <p className="t13">
        <b>{place.name}</b>, {t('nowSince', { time: since })}
      </p>
      {road && <RoadPlace road={road} />}
      {storage && <StoredPlace storage={storage} onPick={onPick} />}
    </>
  );
}

function GoodFor({ tube: { tests } }: { readonly tube: SampleView }) {
  const t = useTexts(trackTexts);
  if (tests.length === 0) return <p className="muted t13">{t('noTests')}</p>;
  return (
    <ul className={styles.good}>
      {tests.map(({ billTestId, code, name, keepsUntil }) => (
        <li key={billTestId}>
          <span title={name}>{code}</span>
          {keepsUntil === null ? (
            <span className="muted">{t('goodUnknown')}</span>
          ) : (
            <KeepsUntil at={keepsUntil} />
          )}
        </li>
      ))}
    </ul>
  );
}

function nextWords(t: TrackT, tube: SampleView): string {
  switch (nextOf(tube, { scansIn: false })) {
    case 'collection':
      return t('nextCollection');
    case 'accession':
      return t('nextAccession');
    case 'department':
    case 'results':
      return t('nextResults', { tests: testCodes(tube) });
    case 'checking':
      return t('nextChecking', { tests: testCodes(tube) });
    case 'storing':
      return t('nextStoring');
    case 'storage':
      return t('nextStorage');
    case 'replaced':
      return t('nextReplaced');
    case 'done':
      return t('nextDone');
  }
}
