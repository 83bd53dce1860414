import { listStorageUnits, readRack } from '@nidan/contract/lab/storage/storage-endpoints';
import type { StorageUnitView, StoredTubeView } from '@nidan/contract/lab/storage/storage-views';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { positionName } from '@nidan/domain/storage/rack-positions';
import { hasPositions } from '@nidan/domain/storage/storage-kinds';
import { useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { SplitPane } from '../../../kernel/ui/SplitPane.tsx';
import { PlaceDialog } from './PlaceDialog.tsx';
import { RackPicture } from './RackPicture.tsx';
import { RehouseDialog } from './RehouseDialog.tsx';
import styles from './Storage.module.css';
import { pathWords } from './storage-words.ts';
import { StorageTree } from './StorageTree.tsx';
import { StoredTubeList } from './StoredTubeList.tsx';
import { StoredTubePanel } from './StoredTubePanel.tsx';
import { StoreDesk } from './StoreDesk.tsx';
import { storageTexts } from './texts/storage-texts.ts';

const FOLLOWED = ['STORAGE_UNIT', 'BILL_SAMPLE', 'DISPOSAL'] as const;
const VIEWS = ['rack', 'all', 'wanted'] as const;
const VIEW_WORDS = { rack: 'viewRack', all: 'viewAll', wanted: 'viewWanted' } as const;

/** Where archived tubes are: the places, the picture of a rack, and a scan that stores or finds. */
export function StorageScreen() {
  const t = useTexts(storageTexts);
  const query = useApiQuery(listStorageUnits, {}, { follows: FOLLOWED });
  const [state, change] = useSearchState({ view: 'rack', q: '', by: '' });
  const view = VIEWS.find((one) => one === state.view) ?? 'rack';
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <SavedViews
            current={view}
            onPick={(next) => change({ view: next, q: '', by: '' })}
            views={VIEWS.map((key) => ({ key, label: t(VIEW_WORDS[key]) }))}
          />
        }
      >
        <a className="ui-button" href={hashOf('storage/things')}>
          {t('toThings')}
        </a>
        <a className="ui-button" href={hashOf('storage/due')}>
          {t('toDue')}
        </a>
      </PageHead>
      <QueryView query={query} kind="page">
        {({ units }) => <Storage units={units} view={view} />}
      </QueryView>
    </>
  );
}

interface StorageProps {
  readonly units: readonly StorageUnitView[];
  readonly view: (typeof VIEWS)[number];
}

function Storage({ units, view }: StorageProps) {
  const t = useTexts(storageTexts);
  const maySetUp = useRight('masters', PERMISSION.create);
  const [state, change] = useSearchState({ view: 'rack', place: '', at: '', tube: '' });
  const [dialog, setDialog] = useState<'new' | 'change' | 'rehouse' | null>(null);
  const place = units.find(({ code }) => code === state.place);
  const rack = place !== undefined && hasPositions(place.kind) ? place : undefined;
  const showTube = (tube: StoredTubeView): void => {
    const { code } = units.find(({ unitId }) => unitId === tube.unitId) ?? { code: '' };
    change({ place: code, at: positionName(tube), tube: tube.barcode });
  };
  const off = maySetUp ? undefined : t('needsSetUp');
  const add = (
    <Button icon="plus" off={off} onClick={() => setDialog('new')}>
      {t('newPlace')}
    </Button>
  );
  const tree = (
    <StorageTree
      units={units}
      current={place}
      onPick={({ code }) => change({ place: code, at: '', tube: '', view: 'rack' })}
      feet={
        <div className={styles.feet}>
          {add}
          <Button off={place ? off : t('pickRack')} onClick={() => setDialog('change')}>
            {t('changePlace')}
          </Button>
          {off !== undefined && <p className="muted t12">{off}</p>}
        </div>
      }
    />
  );
  return (
    <>
      {units.length === 0 ? (
        <EmptyState kind="nothing" icon="box" title={t('noPlaces')} text={t('noPlacesText')} action={add} />
      ) : (
        <SplitPane name="storage-tree" label={t('places')} side="start" width={260} pane={tree}>
          <SplitPane
            name="storage-tube"
            label={t('where')}
            width={320}
            narrowest={280}
            pane={
              <StoredTubePanel
                barcode={state.tube}
                units={units}
                onMoved={showTube}
                onGone={() => change({ tube: '', at: '' })}
              />
            }
          >
            <StoreDesk
              units={units}
              rack={rack}
              armed={state.tube === '' ? state.at : ''}
              onRack={({ code }, at) => change({ place: code, at, tube: '', view: 'rack' })}
              onStored={showTube}
              onFind={(tube) => change({ tube })}
            />
            {view === 'rack' ? (
              <Rack rack={rack} units={units} at={state.at} onRehouse={() => setDialog('rehouse')} />
            ) : (
              <StoredTubeList
                only={view === 'wanted' ? 'wanted' : null}
                current={state.tube}
                onCurrent={showTube}
              />
            )}
          </SplitPane>
        </SplitPane>
      )}
      {dialog === 'new' && (
        <PlaceDialog
          units={units}
          beside={place}
          onClose={() => setDialog(null)}
          onSaved={({ code }) => change({ place: code })}
        />
      )}
      {dialog === 'change' && place && (
        <PlaceDialog units={units} place={place} onClose={() => setDialog(null)} onSaved={() => undefined} />
      )}
      {dialog === 'rehouse' && place && (
        <RehouseDialog units={units} place={place} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

interface RackProps {
  readonly rack: StorageUnitView | undefined;
  readonly units: readonly StorageUnitView[];
  readonly at: string;
  readonly onRehouse: () => void;
}

/** The picture of the chosen rack, and where it stands. */
function Rack({ rack, units, at, onRehouse }: RackProps) {
  const t = useTexts(storageTexts);
  const may = useRight('samples', PERMISSION.update);
  const [, change] = useSearchState({ at: '', tube: '' });
  const query = useApiQuery(
    readRack,
    { query: { unitId: rack?.unitId ?? '' } },
    { enabled: rack !== undefined, follows: FOLLOWED, keepFormer: false },
  );
  if (rack === undefined)
    return <EmptyState kind="nothing" icon="box" title={t('pickRack')} text={t('pickRackText')} />;
  return (
    <QueryView query={query}>
      {({ unit, tubes }) => (
        <div className="scroll">
          <div className={styles.rackHead}>
            <b>{unit.code}</b>
            <span className="cut">{pathWords(units, unit)}</span>
            <span className="sp" />
            <Button off={may ? undefined : t('needsRight')} onClick={onRehouse}>
              {t('moveRack')}
            </Button>
          </div>
          <RackPicture
            key={unit.unitId}
            unit={unit}
            tubes={tubes}
            current={at}
            onPick={({ name, tube }) => change({ at: name, tube: tube?.barcode ?? '' })}
          />
        </div>
      )}
    </QueryView>
  );
}
