import type { ImportMaster } from '@nidan/domain/imports/import-masters';
import { hashOf } from '../route/hash-route.ts';
import { useTexts } from '../text/use-texts.ts';
import { importTexts } from './texts/import-texts.ts';
import { useFileRights } from './use-file-rights.ts';

/** The way to bring the file of a master, for who may. */
export function BringFile({ master }: { readonly master: ImportMaster }) {
  const t = useTexts(importTexts);
  const { mayImport } = useFileRights();
  return mayImport(master) && <a href={hashOf('admin/import', { master })}>{t('bring')}</a>;
}
