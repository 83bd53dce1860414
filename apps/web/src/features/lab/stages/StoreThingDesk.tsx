import {
  listStoredThings,
  storeThing,
  type StoredThing,
} from '@nidan/contract/lab/stages/thing-place-endpoints';
import { listStorageUnits } from '@nidan/contract/lab/storage/storage-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useRef, useState } from 'react';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { useScan } from '../../../kernel/scan/use-scan.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { ScanField } from '../scanning/ScanField.tsx';
import { pathWords } from '../storage/storage-words.ts';
import { keptThingsKeys } from './kept-things-keys.ts';
import styles from './Stages.module.css';
import { keptThingsTexts } from './texts/kept-things-texts.ts';

/** Where blocks and slides are scanned into the chosen place of the storage. */
export function StoreThingDesk({ onStored }: { readonly onStored: (thing: StoredThing) => void }) {
  const t = useTexts(keptThingsTexts);
  const may = useRight('samples', PERMISSION.update);
  const field = useRef<HTMLInputElement>(null);
  const [unitId, setUnitId] = useState('');
  const [spot, setSpot] = useState('');
  const units = useApiQuery(listStorageUnits, {}, { follows: ['STORAGE_UNIT'] }).data?.units;
  const storing = useApiMutation(storeThing, { outdates: [listStoredThings], onDone: onStored });
  const off = may ? (unitId === '' ? t('needsPlace') : undefined) : t('needsRight');
  const take = (scan: string): void => {
    if (off === undefined) storing.mutate({ body: { scan, unitId, spot } });
  };
  useScan((scan) => {
    take(scan);
    return true;
  });
  useShortcuts(keptThingsKeys, { scan: () => field.current?.focus() });
  const places = (units ?? [])
    .filter(({ isEnabled }) => isEnabled)
    .map((unit) => ({ value: unit.unitId, label: pathWords(units ?? [], unit) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true }));
  return (
    <div className={styles.desk}>
      <SelectField
        label={t('place')}
        value={unitId}
        disabled={!may}
        options={[{ value: '', label: t('pickPlace') }, ...places]}
        onChange={setUnitId}
      />
      <TextField label={t('spot')} value={spot} maxLength={40} disabled={!may} onChange={setSpot} />
      <ScanField label={t('scanLabel')} hint={t('scanHint')} inputRef={field} off={off} onScan={take} />
      <div className={styles.said} role="status" aria-live="assertive">
        {storing.error !== null && <Note tone="danger">{storing.error.message}</Note>}
        {storing.error === null && storing.data && (
          <Note tone="ok">
            {t('stored', {
              name: `${storing.data.caseNo} ${storing.data.label}`,
              place: [storing.data.path, storing.data.spot].filter((word) => word !== '').join(', '),
            })}
          </Note>
        )}
        {units?.length === 0 && <Note tone="info">{t('noPlaces')}</Note>}
      </div>
    </div>
  );
}
