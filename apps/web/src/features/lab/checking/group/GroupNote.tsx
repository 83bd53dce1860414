import type { WorksheetTest } from '@nidan/contract/lab/results/worksheet';
import { Suspense } from 'react';
import { latePart } from '../../../../kernel/lazy/late-part.ts';
import { groupsInDoubt } from './groups-in-doubt.ts';

/** Few bills have a blood group in doubt. */
const GroupDoubt = latePart(() => import('./GroupDoubt.tsx'), 'GroupDoubt');

interface GroupNoteProps {
  readonly billId: string;
  readonly tests: readonly WorksheetTest[];
}

/** The note on a blood group that is not the person's last one; nothing where none is in doubt. */
export function GroupNote({ billId, tests }: GroupNoteProps) {
  const [doubt] = groupsInDoubt(tests);
  if (doubt === undefined) return null;
  return (
    <Suspense fallback={null}>
      <GroupDoubt billId={billId} doubt={doubt} />
    </Suspense>
  );
}
