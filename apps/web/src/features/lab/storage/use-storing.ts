import { findSample, listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import {
  listStorageUnits,
  listStoredTubes,
  readRack,
  storeTube,
} from '@nidan/contract/lab/storage/storage-endpoints';
import { readSampleLife } from '@nidan/contract/lab/tracker/tracker-endpoints';
import type { StorageUnitView, StoredTubeView } from '@nidan/contract/lab/storage/storage-views';
import { positionName } from '@nidan/domain/storage/rack-positions';
import { hasPositions } from '@nidan/domain/storage/storage-kinds';
import { readStorageScan } from '@nidan/domain/storage/storage-scan';
import { useState } from 'react';
import type { ApiRefusal } from '../../../kernel/api/api-refusal.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { storageTexts } from './texts/storage-texts.ts';

/** What is out of date after a tube went into storage, out of it, or within it. */
export const OUTDATED_BY_STORING = [
  readRack,
  listStorageUnits,
  listStoredTubes,
  listSamples,
  findSample,
  readSampleLife,
];

/** What the last scan came to. */
export interface StoringSaid {
  readonly tone: 'ok' | 'info' | 'danger';
  readonly text: string;
  /** The rack that it is about; null: any. */
  readonly rackId: string | null;
}

interface StoringAt {
  readonly units: readonly StorageUnitView[];
  readonly rack: StorageUnitView | undefined;
  /** The position that the next tube goes to: 'E7'; empty for the next free one. */
  readonly armed: string;
  readonly onRack: (rack: StorageUnitView, position: string) => void;
  readonly onStored: (tube: StoredTubeView) => void;
  /** A scan where no rack is chosen, or one of a tube that is stored already. */
  readonly onFind: (code: string) => void;
}

/** A tube that waits for the reason why it is stored before its first result. */
export interface AskedReason {
  readonly scan: string;
  readonly unitId: string;
  readonly position: string | null;
  readonly why: string;
}

/** Takes scans at the storage desk: a rack or position is chosen, a tube goes to the chosen rack. */
export function useStoring({ units, rack, armed, onRack, onStored, onFind }: StoringAt) {
  const t = useTexts(storageTexts);
  const [said, setSaid] = useState<StoringSaid | null>(null);
  const [keptReason, setKeptReason] = useState<string | null>(null);
  const [asked, setAsked] = useState<AskedReason | null>(null);
  const refused = (refusal: ApiRefusal, rackId: string): void =>
    setSaid({ tone: 'danger', text: refusal.msg, rackId });
  const store = useApiMutation(storeTube, {
    outdates: OUTDATED_BY_STORING,
    rereadsOn: ['position-taken', 'rack-full'],
    onDone: ({ tube, next }) => {
      const { barcode, position } = tube;
      const then = next === null ? t('fullNow') : t('nextIs', { position: next });
      setSaid({ tone: 'ok', text: `${t('stored', { barcode, position })}. ${then}`, rackId: tube.unitId });
      setAsked(null);
      onStored(tube);
    },
    onRefused: (refusal, { body }) => {
      refused(refusal, body.unitId);
      if (refusal.code === 'tube-has-open-tests') setAsked({ ...body, why: refusal.msg });
      if (refusal.code === 'tube-stored-already') onFind(body.scan);
    },
  });
  const choose = (code: string, position: string): void => {
    const found = units.find((unit) => unit.code === code && hasPositions(unit.kind));
    if (found === undefined)
      return setSaid({ tone: 'danger', text: t('unknownPlace', { code }), rackId: null });
    onRack(found, position);
    const text = position === '' ? t('chosen', { rack: found.name }) : t('armed', { position });
    setSaid({ tone: 'info', text, rackId: found.unitId });
  };
  const take = (scanned: string): void => {
    const scan = readStorageScan(scanned);
    if (scan.kind === 'place')
      return choose(scan.code, scan.position === null ? '' : positionName(scan.position));
    if (rack === undefined) return onFind(scanned);
    const position = armed === '' ? null : armed;
    store.mutate({ body: { scan: scanned, unitId: rack.unitId, position, openReason: keptReason } });
  };
  const isOfRack = said !== null && (said.rackId === null || said.rackId === rack?.unitId);
  return { said: isOfRack ? said : null, take, store, asked, setAsked, keptReason, setKeptReason };
}
