import type { SampleView } from '@nidan/contract/lab/samples/sample-view';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Checkbox } from '../../../kernel/ui/fields/Checkbox.tsx';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { TubeDot } from '../../../kernel/ui/values/TubeDot.tsx';
import { Barcode } from '../scanning/Barcode.tsx';
import { collectTexts } from './texts/collect-texts.ts';
import styles from './DrawTubes.module.css';
import { filledContainer, testCodes, testNames, unconsentedTests } from '../samples/sample-words.ts';
import { samplesTexts } from '../samples/texts/samples-texts.ts';

export interface DrawTubesProps {
  /** In order of draw. */
  readonly tubes: readonly SampleView[];
  readonly confirmed: ReadonlySet<string>;
  readonly leftOut: ReadonlySet<string>;
  readonly onLeaveOut: (tube: SampleView) => void;
  readonly onTakeUp: (tube: SampleView) => void;
}

/** The tubes to draw, one after the other as they must be filled. An unticked one stays in the queue. */
export function DrawTubes({ tubes, confirmed, leftOut, onLeaveOut, onTakeUp }: DrawTubesProps) {
  const t = useTexts(collectTexts);
  return (
    <section>
      <h2 className={styles.head}>{t('order')}</h2>
      <ol className={styles.tubes}>
        {tubes.map((tube, at) => (
          <Tube
            key={tube.sampleId}
            tube={tube}
            place={at + 1}
            isConfirmed={confirmed.has(tube.sampleId)}
            isLeft={leftOut.has(tube.sampleId)}
            onTick={(checked) => (checked ? onTakeUp(tube) : onLeaveOut(tube))}
          />
        ))}
      </ol>
    </section>
  );
}

interface TubeProps {
  readonly tube: SampleView;
  readonly place: number;
  readonly isConfirmed: boolean;
  readonly isLeft: boolean;
  readonly onTick: (checked: boolean) => void;
}

function Tube({ tube, place, isConfirmed, isLeft, onTick }: TubeProps) {
  const t = useTexts(collectTexts);
  const shared = useTexts(samplesTexts);
  const { capColour, name } = tube.container;
  const unconsented = unconsentedTests(tube);
  return (
    <li className={`${styles.tube} ${isLeft ? styles.left : ''}`}>
      <Checkbox
        checked={!isLeft}
        label={t('take', { tube: `${capColour}, ${tube.barcode}` })}
        onChange={onTick}
      />
      <span className={styles.place}>{place}</span>
      <div className={styles.words}>
        <p>
          <TubeDot cap={capColour}>
            <b>{filledContainer(shared, tube.container)}</b>
          </TubeDot>{' '}
          <span className="muted">{name}</span>
        </p>
        <p className="ink-2 cut" title={testNames(tube)}>
          {testCodes(tube)}
        </p>
        {unconsented.length > 0 && (
          <p className={styles.unconsented}>
            <Icon name="warn" size={12} />
            {t('noConsent', { tests: unconsented.join(', ') })}
          </p>
        )}
      </div>
      <div className={styles.end}>
        <p>
          <Barcode value={tube.barcode} />
        </p>
        <p className={isConfirmed ? styles.confirmed : 'muted'}>
          {isConfirmed && <Icon name="tick" size={12} />}
          {statusOf()}
        </p>
      </div>
    </li>
  );

  function statusOf(): string {
    if (isLeft) return t('leftOut');
    if (isConfirmed) return t('confirmed');
    return tube.labelsPrinted === 0 ? t('notPrinted') : t('printed', { count: tube.labelsPrinted });
  }
}
