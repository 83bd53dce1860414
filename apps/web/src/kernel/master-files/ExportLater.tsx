import { latePart } from '../lazy/late-part.ts';
import { Suspense } from 'react';
import type { ImportMaster } from '@nidan/domain/imports/import-masters';

// The names of all masters come with it: not before the page stands.
const ExportMaster = latePart(() => import('./ExportMaster.tsx'), 'ExportMaster');

/** The way to save the file of a master, which is fetched when the page stands. */
export function ExportLater({ master }: { readonly master: ImportMaster }) {
  return (
    <Suspense>
      <ExportMaster master={master} />
    </Suspense>
  );
}
