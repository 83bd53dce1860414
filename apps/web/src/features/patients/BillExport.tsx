import { exportBills } from '@nidan/contract/billing/bill-endpoints';
import type { ExportFormat } from '@nidan/contract/kernel/export-format';
import { apiFile } from '../../kernel/api/api.ts';
import { downloadFile } from '../../kernel/print/print-file.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Icon } from '../../kernel/ui/Icon.tsx';
import { MenuButton } from '../../kernel/ui/MenuButton.tsx';
import { toastRefusal } from '../../kernel/ui/toast.ts';
import { type Clock, filterOfList, type ListState } from './bill-views.ts';
import { patientsTexts } from './patients-texts.ts';

interface BillExportProps {
  readonly state: ListState;
  readonly clock: Clock;
  /** Why there is nothing to export. */
  readonly off: string | undefined;
}

const FILES = {
  excel: { name: 'bills.xlsx', label: 'exportExcel' },
  csv: { name: 'bills.csv', label: 'exportCsv' },
} as const satisfies Record<ExportFormat, object>;

/** Saves the bills of the list, all of them and not only those on the screen, as a file. */
export function BillExport({ state, clock, off }: BillExportProps) {
  const t = useTexts(patientsTexts);
  const save = async (format: ExportFormat): Promise<void> => {
    try {
      const query = { ...filterOfList(state, clock), format };
      downloadFile(await apiFile(exportBills, { query }), FILES[format].name);
    } catch (thrown) {
      toastRefusal(thrown);
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
