import { listStorageUnits } from '@nidan/contract/lab/storage/storage-endpoints';
import { findThings } from '@nidan/contract/money/bills/find-endpoint';
import { useDeferredValue } from 'react';
import { useApiQuery } from '../../kernel/api/use-api-query.ts';
import { useSession } from '../../kernel/session/session.ts';
import { go } from '../../kernel/route/use-route.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { appTexts } from '../app-texts.ts';
import { screens } from '../routes.tsx';
import { mayOpen } from '../screen.ts';
import { openThing } from './find-things.ts';
import { holderOf, trackedCode } from './tracked-code.ts';
import type { PaletteLine } from './palette-lines.ts';

/** Shorter texts find half the lab. */
const FEWEST = 3;
const FRESH = 10_000;

/** The tube or box that the text of the palette names, bills and people that it finds, each a line that opens it. */
export function useFoundLines(text: string): readonly PaletteLine[] {
  const session = useSession();
  const t = useTexts(appTexts);
  const tracks = screens.some((one) => one.tab === 'track' && mayOpen(session, one));
  const q = useDeferredValue(text.trim());
  const { data } = useApiQuery(
    findThings,
    { query: { q } },
    { enabled: q.length >= FEWEST, keepFormer: false, freshFor: FRESH },
  );
  const code = tracks ? trackedCode(q) : null;
  const tracked: PaletteLine[] =
    code === null
      ? []
      : [
          {
            key: `track ${code}`,
            section: 'found',
            icon: 'scan',
            label: t('trackCode', { code }),
            run: () => go('track', { code }),
          },
        ];
  const opened = useHolderLines(q);
  const things = (data?.found ?? []).map((thing): PaletteLine => ({
    key: `found ${thing.billId ?? thing.patientId}`,
    section: 'found',
    icon: thing.kind === 'bill' ? 'samples' : 'desk',
    label: `${thing.code}, ${thing.name}, ${thing.detail}`,
    run: () => openThing(session, thing),
  }));
  return [...opened, ...tracked, ...things];
}

/** The box or rack that the text of the palette names, as a line that opens it; a rack only where the lab has one of that code. */
function useHolderLines(q: string): readonly PaletteLine[] {
  const session = useSession();
  const t = useTexts(appTexts);
  const holder = holderOf(q);
  const may = holder !== null && screens.some((one) => one.tab === holder.tab && mayOpen(session, one));
  const asksForRack = may && holder.tab === 'storage';
  const { data } = useApiQuery(listStorageUnits, {}, { enabled: asksForRack, freshFor: FRESH });
  if (!may) return [];
  const { code, tab } = holder;
  if (tab === 'storage' && !data?.units.some((unit) => unit.code === code)) return [];
  return [
    {
      key: `open ${code}`,
      section: 'found',
      icon: 'box',
      label: t(tab === 'storage' ? 'openRack' : 'openBox', { code }),
      run: () => (tab === 'storage' ? go('storage', { place: code }) : go(`batches/${code}`)),
    },
  ];
}
