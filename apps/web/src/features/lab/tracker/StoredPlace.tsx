import { readRack } from '@nidan/contract/lab/storage/storage-endpoints';
import type { TubePlaceView } from '@nidan/contract/lab/tracker/life-view';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { RackPicture } from '../storage/RackPicture.tsx';
import { trackTexts } from './texts/track-texts.ts';
import styles from './Track.module.css';

/** Px of a position, so that nine stand in the pane. */
const CELL = 30;

interface StoredPlaceProps {
  readonly storage: NonNullable<TubePlaceView['storage']>;
  readonly onPick: (barcode: string) => void;
}

/** The position of a stored tube, in the picture of its rack; a picked neighbour is tracked in its turn. */
export function StoredPlace({ storage, onPick }: StoredPlaceProps) {
  const t = useTexts(trackTexts);
  const { unitId, path, position } = storage;
  const query = useApiQuery(readRack, { query: { unitId } }, { follows: ['BILL_SAMPLE'] });
  const [rack = '', at = ''] = position.split('.');
  return (
    <>
      <p className="t13">{path}</p>
      <div className={styles.rack}>
        <QueryView query={query} lines={4}>
          {({ unit, tubes }) => (
            <RackPicture
              unit={unit}
              tubes={tubes}
              current={at}
              cellWidth={CELL}
              onPick={({ tube }) => tube !== null && onPick(tube.barcode)}
            />
          )}
        </QueryView>
      </div>
      <a className={styles.link} href={hashOf('storage', { place: rack, at })}>
        {t('openStorage')}
      </a>
    </>
  );
}
