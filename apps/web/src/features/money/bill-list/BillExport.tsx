import { exportBills } from '@nidan/contract/money/bills/bill-endpoints';
import type { ExportFormat } from '@nidan/contract/kernel/export-format';
import { exportPatients } from '@nidan/contract/people/patients/patient-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { SeenFrom } from '@nidan/domain/time/asked-dates';
import { apiFile } from '../../../kernel/api/api.ts';
import { downloadFile } from '../../../kernel/print/print-file.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Icon } from '../../../kernel/ui/values/Icon.tsx';
import { MenuButton } from '../../../kernel/ui/overlays/MenuButton.tsx';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { filterOfList, type ListState } from './bill-views.ts';
import { patientsTexts } from './texts/patients-texts.ts';

interface BillExportProps {
  readonly state: ListState;
  readonly clock: SeenFrom;
  /** Why there is no bill to export. */
  readonly off: string | undefined;
}

const FILES = {
  bills: {
    excel: { name: 'bills.xlsx', label: 'exportExcel' },
    csv: { name: 'bills.csv', label: 'exportCsv' },
  },
  people: {
    excel: { name: 'patients.xlsx', label: 'exportPeopleExcel' },
    csv: { name: 'patients.csv', label: 'exportPeopleCsv' },
  },
} as const satisfies Record<string, Record<ExportFormat, object>>;

/**
 * Saves the bills of the list, all of them and not only those on the screen, or the people that its search finds, whatever
 * their bills, as a file.
 */
export function BillExport({ state, clock, off }: BillExportProps) {
  const t = useTexts(patientsTexts);
  const mayReadPeople = useRight('patients', PERMISSION.read);
  const fetchFile = (what: keyof typeof FILES, format: ExportFormat) =>
    what === 'bills'
      ? apiFile(exportBills, { query: { ...filterOfList(state, clock), format } })
      : apiFile(exportPatients, { query: { q: state.q, format } });
  const save = async (what: keyof typeof FILES, format: ExportFormat): Promise<void> => {
    try {
      downloadFile(await fetchFile(what, format), FILES[what][format].name);
    } catch (thrown) {
      toastRefusal(thrown);
    }
  };
  const item = (what: keyof typeof FILES, format: ExportFormat) => ({
    key: `${what} ${format}`,
    label: t(FILES[what][format].label),
    off: what === 'bills' ? off : undefined,
    onPick: () => void save(what, format),
  });
  return (
    <MenuButton
      items={[
        item('bills', 'excel'),
        item('bills', 'csv'),
        ...(mayReadPeople ? [item('people', 'excel'), item('people', 'csv')] : []),
      ]}
      align="end"
    >
      <Icon name="download" /> {t('export')}
    </MenuButton>
  );
}
