import type { ExportFormat } from '@nidan/contract/kernel/export-format';
import { BANK_FILE_FORMATS, type BankFileFormat } from '@nidan/domain/enumerations/purchasing';
import type { apiFile } from '../api/api.ts';
import { downloadFile } from '../print/print-file.ts';
import { useTexts } from '../text/use-texts.ts';
import { MenuButton } from '../ui/overlays/MenuButton.tsx';
import { toastRefusal } from '../ui/overlays/toast.ts';
import { exportTexts } from './export-texts.ts';

interface BankFileMenuProps {
  readonly label: string;
  /** Of the file, without its ending. */
  readonly name: string;
  readonly fetchFile: (choice: {
    readonly bank: BankFileFormat;
    readonly format: ExportFormat;
  }) => ReturnType<typeof apiFile>;
  /** Why it cannot be saved. */
  readonly off: string | undefined;
}

/** Saves payments as the file of a bank: a workbook, in which account numbers stay texts. */
export function BankFileMenu({ label, name, fetchFile, off }: BankFileMenuProps) {
  const t = useTexts(exportTexts);
  const save = async (bank: BankFileFormat): Promise<void> => {
    try {
      downloadFile(await fetchFile({ bank, format: 'excel' }), `${name}.xlsx`);
    } catch (refusal) {
      toastRefusal(refusal);
    }
  };
  const items = BANK_FILE_FORMATS.map((bank) => ({
    key: bank,
    label: bank === 'plain' ? t('otherBank') : bank,
    off,
    onPick: () => void save(bank),
  }));
  return (
    <MenuButton items={items} align="end">
      {label}
    </MenuButton>
  );
}
