import { latePart } from '../lazy/late-part.ts';
import type { ImportMaster } from '@nidan/domain/imports/import-masters';
import { Suspense } from 'react';

const MasterFiles = latePart(() => import('./MasterFiles.tsx'), 'MasterFiles');

/** The way to the file of a master for a heavy page, fetched when the page stands. */
export function LateMasterFiles({ master }: { readonly master: ImportMaster }) {
  return (
    <Suspense>
      <MasterFiles master={master} />
    </Suspense>
  );
}
