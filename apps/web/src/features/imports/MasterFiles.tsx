import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { ImportMaster } from '@nidan/domain/imports/import-masters';
import { hashOf } from '../../kernel/route/hash-route.ts';
import { useRight } from '../../kernel/session/session.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { ExportMaster } from './ExportMaster.tsx';
import { importTexts } from './import-texts.ts';

/** The way to the file of a master, for its page: bring one, and save one. */
export function MasterFiles({ master }: { readonly master: ImportMaster }) {
  const t = useTexts(importTexts);
  const mayImport = useRight('masters', PERMISSION.create | PERMISSION.update);
  return (
    <>
      {mayImport && <a href={hashOf('admin/import', { master })}>{t('bring')}</a>}
      <ExportMaster master={master} />
    </>
  );
}
