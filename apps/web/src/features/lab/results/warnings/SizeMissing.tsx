import type { Worksheet } from '@nidan/contract/lab/results/worksheet';
import { Suspense } from 'react';
import { latePart } from '../../../../kernel/lazy/late-part.ts';
import { sizesWaiting } from '../calculated-now.ts';

/** Few bills wait for a size. */
const SizeNote = latePart(() => import('./SizeNote.tsx'), 'SizeNote');

interface SizeMissingProps {
  readonly sheet: Worksheet;
  readonly onSaved: () => void;
}

/** The note on a height or weight that formulas of the sheet wait for; nothing where they wait for none. */
export function SizeMissing({ sheet, onSaved }: SizeMissingProps) {
  const waiting = sizesWaiting(sheet);
  if (waiting.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <SizeNote billId={sheet.billId} waiting={waiting} onSaved={onSaved} />
    </Suspense>
  );
}
