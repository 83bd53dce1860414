import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { ExportFormat } from '@nidan/contract/kernel/export-format';
import { exportCollections } from '@nidan/contract/ledger/collection-endpoints';
import { apiFile } from '../../kernel/api/api.ts';
import { downloadFile } from '../../kernel/print/print-file.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Icon } from '../../kernel/ui/Icon.tsx';
import { MenuButton } from '../../kernel/ui/MenuButton.tsx';
import { toastRefusal } from '../../kernel/ui/toast.ts';
import { dayBookTexts } from './day-book-texts.ts';

const FILES = {
  excel: { name: 'day-book.xlsx', label: 'exportExcel' },
  csv: { name: 'day-book.csv', label: 'exportCsv' },
} as const satisfies Record<ExportFormat, object>;

interface CollectionExportProps {
  readonly filter: Omit<QueryOf<typeof exportCollections>, 'format'>;
  /** Why there is nothing to export. */
  readonly off: string | undefined;
}

/** Saves the day book as a file: all of it, and not only what is on the screen. */
export function CollectionExport({ filter, off }: CollectionExportProps) {
  const t = useTexts(dayBookTexts);
  const save = async (format: ExportFormat): Promise<void> => {
    try {
      downloadFile(await apiFile(exportCollections, { query: { ...filter, format } }), FILES[format].name);
    } catch (refusal) {
      toastRefusal(refusal);
    }
  };
  const item = (format: ExportFormat) => ({
    key: format,
    label: t(FILES[format].label),
    off,
    onPick: () => void save(format),
  });
  return (
    <MenuButton items={[item('excel'), item('csv')]} align="end">
      <Icon name="download" /> {t('export')}
    </MenuButton>
  );
}
