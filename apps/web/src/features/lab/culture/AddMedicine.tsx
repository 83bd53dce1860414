import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import {
  NOT_TESTED,
  type IsolateView,
  type SusceptibilityLine,
} from '@nidan/contract/lab/culture/culture-views';
import { api } from '../../../kernel/api/api.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Combobox } from '../../../kernel/ui/fields/Combobox.tsx';
import styles from './Culture.module.css';
import { findRecords, type FoundRecord } from './find-records.ts';
import { cultureTexts } from './texts/culture-texts.ts';

interface AddMedicineProps {
  readonly isolate: IsolateView;
  readonly method: SusceptibilityLine['method'];
  readonly onAdd: (line: SusceptibilityLine) => void;
}

/** An untested line of a medicine that the table says nothing about. */
function emptyLine(
  { id, code, name }: FoundRecord,
  method: SusceptibilityLine['method'],
): SusceptibilityLine {
  return {
    medicine: { id, code, name },
    group: '',
    routes: '',
    method,
    potency: '',
    ...NOT_TESTED,
  };
}

/** Brings a medicine into the grid that the table in use has no breakpoint for. */
export function AddMedicine({ isolate, method, onAdd }: AddMedicineProps) {
  const t = useTexts(cultureTexts);
  const isThere = (id: string): boolean =>
    isolate.lines.some((line) => line.medicine.id === id && line.method === method);
  return (
    <div className={styles.add}>
      <Combobox<FoundRecord>
        label={t('addMedicine')}
        value={null}
        search={async (q, signal) => {
          const { rows } = await api(masterEndpoints('medicines').list, { query: { q, limit: 20 }, signal });
          return findRecords(rows).filter(({ id }) => !isThere(id));
        }}
        itemKey={({ id }) => id}
        itemText={({ name }) => name}
        onPick={(found) => {
          if (found !== null) onAdd(emptyLine(found, method));
        }}
      />
    </div>
  );
}
