import type { ImportMaster } from '@nidan/domain/imports/import-masters';
import { hashOf } from '../../kernel/route/hash-route.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { ExportLater } from './ExportLater.tsx';
import { importTexts } from './import-texts.ts';
import { useFileRights } from './use-file-rights.ts';

/** The way to the file of a master, for its page: bring one, and save one. */
export function MasterFiles({ master }: { readonly master: ImportMaster }) {
  const t = useTexts(importTexts);
  const { mayRead, mayImport } = useFileRights();
  return (
    <>
      {mayImport(master) && <a href={hashOf('admin/import', { master })}>{t('bring')}</a>}
      {mayRead(master) && <ExportLater master={master} />}
    </>
  );
}
