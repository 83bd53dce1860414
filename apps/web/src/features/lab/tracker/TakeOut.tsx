import { readRack } from '@nidan/contract/lab/storage/storage-endpoints';
import type { StoredTubeView } from '@nidan/contract/lab/storage/storage-views';
import type { TubeLife } from '@nidan/contract/lab/tracker/life-view';
import { useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { TakeOutDialog } from '../storage/TakeOutDialog.tsx';
import { type TrackT, trackTexts } from './texts/track-texts.ts';
import { trackKeys } from './track-keys.ts';

/** Why a tube cannot be taken out of the storage; undefined when it can. */
function reasonOff(t: TrackT, tube: StoredTubeView | undefined): string | undefined {
  if (tube === undefined) return t('notStored');
  if (!tube.can.includes('retrieve')) return t('needsRight');
  return tube.isInDisposal ? t('inDisposal') : undefined;
}

/** Takes the tracked tube out of the storage; off with why where it is not in it. */
export function TakeOut({ life: { tube, place } }: { readonly life: TubeLife }) {
  const t = useTexts(trackTexts);
  const [isAsking, setAsking] = useState(false);
  const unitId = place?.storage?.unitId;
  const rack = useApiQuery(
    readRack,
    { query: { unitId: unitId ?? '' } },
    { enabled: unitId !== undefined, follows: ['BILL_SAMPLE'] },
  );
  const stored =
    unitId === undefined ? undefined : rack.data?.tubes.find(({ sampleId }) => sampleId === tube.sampleId);
  const off = reasonOff(t, stored);
  useShortcuts(trackKeys, { takeOut: off === undefined ? () => setAsking(true) : undefined });
  return (
    <>
      <Button kind="primary" shortcut={trackKeys.shortcuts.takeOut} off={off} onClick={() => setAsking(true)}>
        {t('takeOut')}
      </Button>
      {isAsking && stored && (
        <TakeOutDialog tube={stored} onClose={() => setAsking(false)} onDone={() => undefined} />
      )}
    </>
  );
}
