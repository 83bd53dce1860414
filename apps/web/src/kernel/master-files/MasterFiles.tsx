import type { ImportMaster } from '@nidan/domain/imports/import-masters';
import { BringFile } from './BringFile.tsx';
import { ExportLater } from './ExportLater.tsx';
import { useFileRights } from './use-file-rights.ts';

/** The way to the file of a master, for its page: bring one, and save one. */
export function MasterFiles({ master }: { readonly master: ImportMaster }) {
  const { mayRead } = useFileRights();
  return (
    <>
      <BringFile master={master} />
      {mayRead(master) && <ExportLater master={master} />}
    </>
  );
}
