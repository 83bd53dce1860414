import type { StorageUnitView, StoredTubeView } from '@nidan/contract/lab/storage/storage-views';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useEffect, useRef, useState } from 'react';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useScan } from '../../../kernel/scan/use-scan.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { Segmented } from '../../../kernel/ui/fields/Segmented.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { ScanField } from '../scanning/ScanField.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { storageKeys } from './storage-keys.ts';
import styles from './Storage.module.css';
import { storageTexts } from './texts/storage-texts.ts';
import { useStoring } from './use-storing.ts';

interface StoreDeskProps {
  readonly units: readonly StorageUnitView[];
  readonly rack: StorageUnitView | undefined;
  readonly armed: string;
  readonly onRack: (rack: StorageUnitView, position: string) => void;
  readonly onStored: (tube: StoredTubeView) => void;
  readonly onFind: (code: string) => void;
}

type Mode = 'store' | 'find';

/** Where tubes are scanned into the chosen rack, or found, and what the last scan came to. */
export function StoreDesk({ units, rack, armed, onRack, onStored, onFind }: StoreDeskProps) {
  const t = useTexts(storageTexts);
  const may = useRight('samples', PERMISSION.update);
  const field = useRef<HTMLInputElement>(null);
  const [picked, setMode] = useState<Mode>('store');
  const mode = may ? picked : 'find';
  const storing = useStoring({ units, rack, armed, onRack, onStored, onFind });
  const take = (code: string): void => (mode === 'find' ? onFind(code) : storing.take(code));
  useScan((code) => {
    take(code);
    return true;
  });
  // A scan may come as soon as the screen is there, and short codes of racks are typed.
  useEffect(() => field.current?.focus(), []);
  useShortcuts(storageKeys, { scan: () => field.current?.focus() });
  const label = mode === 'find' ? t('scanFind') : rack ? t('scanStore', { rack: rack.name }) : t('scanRack');
  return (
    <div className={styles.desk}>
      <div className={styles.mode}>
        <Segmented
          label={t('mode')}
          labelHidden
          value={mode}
          options={[
            { value: 'store', label: t('modeStore'), disabled: !may },
            { value: 'find', label: t('modeFind') },
          ]}
          onChange={setMode}
        />
      </div>
      <ScanField label={label} hint={t('scanHint')} inputRef={field} big onScan={take} />
      <div className={styles.said} role="status" aria-live="assertive">
        {storing.said ? (
          <Note tone={storing.said.tone}>{storing.said.text}</Note>
        ) : (
          <p className="muted t13">{t('waiting')}</p>
        )}
      </div>
      {storing.keptReason !== null && (
        <Note tone="warn" end={<Button onClick={() => storing.setKeptReason(null)}>{t('askAgain')}</Button>}>
          {t('keptReason', { reason: storing.keptReason })}
        </Note>
      )}
      <OpenReason storing={storing} />
    </div>
  );
}

/** Asks why a tube is stored while a test of it waits for its first result. */
function OpenReason({ storing }: { readonly storing: ReturnType<typeof useStoring> }) {
  const t = useTexts(storageTexts);
  const { asked, store } = storing;
  if (asked === null) return null;
  const { scan, unitId, position, why } = asked;
  return (
    <ReasonDialog
      title={t('openTitle', { barcode: scan })}
      why={why}
      action={t('storeAnyway')}
      refusal={store.error?.code === 'tube-has-open-tests' ? null : store.error}
      busy={store.isPending}
      onClose={() => storing.setAsked(null)}
      keep={t('keepReason')}
      onReason={(openReason, { isKept }) => {
        storing.setKeptReason(isKept ? openReason : null);
        store.mutate({ body: { scan, unitId, position, openReason } });
      }}
    />
  );
}
