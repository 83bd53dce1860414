import { exportMaster } from '@nidan/contract/links/imports/import-endpoints';
import type { ExportFormat } from '@nidan/contract/kernel/export-format';
import type { ImportMaster } from '@nidan/domain/imports/import-masters';
import { apiFile } from '../api/api.ts';
import { downloadFile } from '../print/print-file.ts';
import { useTexts } from '../text/use-texts.ts';
import { Icon } from '../ui/values/Icon.tsx';
import { MenuButton } from '../ui/overlays/MenuButton.tsx';
import { toastRefusal } from '../ui/overlays/toast.ts';
import { importTexts } from './texts/import-texts.ts';

/** Saves all records of a master as the file that it is read from. */
export function ExportMaster({ master }: { readonly master: ImportMaster }) {
  const t = useTexts(importTexts);
  const save = async (format: ExportFormat, ending: string): Promise<void> => {
    try {
      downloadFile(await apiFile(exportMaster, { query: { master, format } }), `${master}.${ending}`);
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  return (
    <MenuButton
      items={[
        { key: 'csv', label: t('exportCsv'), onPick: () => void save('csv', 'csv') },
        { key: 'excel', label: t('exportExcel'), onPick: () => void save('excel', 'xlsx') },
      ]}
      align="end"
    >
      <Icon name="download" /> {t('export')}
    </MenuButton>
  );
}
