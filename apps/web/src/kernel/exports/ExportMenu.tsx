import type { ExportFormat } from '@nidan/contract/kernel/export-format';
import type { apiFile } from '../api/api.ts';
import { downloadFile } from '../print/print-file.ts';
import { useTexts } from '../text/use-texts.ts';
import { Icon } from '../ui/values/Icon.tsx';
import { MenuButton } from '../ui/overlays/MenuButton.tsx';
import { toastRefusal } from '../ui/overlays/toast.ts';
import { exportTexts } from './export-texts.ts';

const ENDINGS = { excel: 'xlsx', csv: 'csv' } as const satisfies Record<ExportFormat, string>;

interface ExportMenuProps {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly fetchFile: (format: ExportFormat) => ReturnType<typeof apiFile>;
  /** Words of the button where a screen has another export. */
  readonly label?: string;
  /** Why there is nothing to export. */
  readonly off: string | undefined;
}

/** Saves a list as a file: all of it, and not only what is on the screen. */
export function ExportMenu({ name, fetchFile, label, off }: ExportMenuProps) {
  const t = useTexts(exportTexts);
  const save = async (format: ExportFormat): Promise<void> => {
    try {
      downloadFile(await fetchFile(format), `${name}.${ENDINGS[format]}`);
    } catch (refusal) {
      toastRefusal(refusal);
    }
  };
  const item = (format: ExportFormat) => ({
    key: format,
    label: t(format),
    off,
    onPick: () => void save(format),
  });
  return (
    <MenuButton items={[item('excel'), item('csv')]} align="end">
      <Icon name="download" /> {label ?? t('export')}
    </MenuButton>
  );
}
