import type { ImportMaster } from '@nidan/domain/imports/import-masters';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { masterTexts } from './texts/master-texts.ts';

/** What a master is called. */
export function useMasterName(): (name: ImportMaster) => string {
  const t = useTexts(masterTexts);
  return (name) => t(name);
}
