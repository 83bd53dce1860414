import type { TubePlaceView } from '@nidan/contract/lab/tracker/life-view';
import { bandText } from '@nidan/domain/boxes/temperature-band';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { trackTexts } from './texts/track-texts.ts';
import styles from './Track.module.css';

/** The box that a tube is on the road in. */
export function RoadPlace({ road }: { readonly road: NonNullable<TubePlaceView['road']> }) {
  const t = useTexts(trackTexts);
  const { batchId, band, from, to, rider } = road;
  return (
    <>
      <p className="t13">{t('road', { from, to, band: bandText(band) })}</p>
      {rider !== null && <p className="t13">{t('carriedBy', { name: rider })}</p>}
      <a className={styles.link} href={hashOf(`batches/${batchId}`)}>
        {t('openBox')}
      </a>
    </>
  );
}
