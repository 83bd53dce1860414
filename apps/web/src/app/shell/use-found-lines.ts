import { findThings } from '@nidan/contract/money/bills/find-endpoint';
import { useDeferredValue } from 'react';
import { useApiQuery } from '../../kernel/api/use-api-query.ts';
import { useSession } from '../../kernel/session/session.ts';
import { openThing } from './find-things.ts';
import type { PaletteLine } from './palette-lines.ts';

/** Shorter texts find half the lab. */
const FEWEST = 3;
const FRESH = 10_000;

/** Bills and people that the text of the palette finds, each a line that opens it. */
export function useFoundLines(text: string): readonly PaletteLine[] {
  const session = useSession();
  const q = useDeferredValue(text.trim());
  const { data } = useApiQuery(
    findThings,
    { query: { q } },
    { enabled: q.length >= FEWEST, keepFormer: false, freshFor: FRESH },
  );
  return (data?.found ?? []).map((thing) => ({
    key: `found ${thing.billId ?? thing.patientId}`,
    section: 'found',
    icon: thing.kind === 'bill' ? 'samples' : 'desk',
    label: `${thing.code}, ${thing.name}, ${thing.detail}`,
    run: () => openThing(session, thing),
  }));
}
