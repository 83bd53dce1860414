import { exportMaster } from '@nidan/contract/links/imports/import-endpoints';
import type { ImportMaster } from '@nidan/domain/imports/import-masters';
import { apiFile } from '../api/api.ts';
import { downloadFile } from '../print/print-file.ts';
import { useTexts } from '../text/use-texts.ts';
import { Button } from '../ui/Button.tsx';
import { toastRefusal } from '../ui/overlays/toast.ts';
import { importTexts } from './texts/import-texts.ts';

/** Downloads the head of the file of a master, to be filled in. */
export function MasterTemplate({ master }: { readonly master: ImportMaster }) {
  const t = useTexts(importTexts);
  const save = async (): Promise<void> => {
    try {
      const query = { master, format: 'excel' as const, template: true };
      downloadFile(await apiFile(exportMaster, { query }), `${master}-template.xlsx`);
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  return (
    <Button icon="download" onClick={() => void save()}>
      {t('template')}
    </Button>
  );
}
