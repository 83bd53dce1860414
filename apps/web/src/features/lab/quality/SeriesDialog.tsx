import { listMaterials } from '@nidan/contract/lab/quality/material-endpoints';
import type { LotView, MaterialView } from '@nidan/contract/lab/quality/quality-views';
import { addSeries, listSeries, readBoard } from '@nidan/contract/lab/quality/series-endpoints';
import { qcTargetFault } from '@nidan/domain/quality/qc-target';
import { qcSeries } from '@nidan/domain/quality/qc-series';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { typedNumber } from './quality-words.ts';
import styles from './Quality.module.css';
import { qualityTexts } from './texts/quality-texts.ts';

interface SeriesDialogProps {
  readonly material: MaterialView;
  readonly lot: LotView;
  readonly onClose: () => void;
}

interface Draft {
  readonly machineId: string;
  readonly parameterId: string;
  readonly level: string;
  readonly mean: string;
  readonly least: string;
  readonly most: string;
}

const EMPTY: Draft = { machineId: '', parameterId: '', level: '1', mean: '', least: '', most: '' };

/** Begins the series of a level of a lot with the target of its leaflet. */
export function SeriesDialog({ material, lot, onClose }: SeriesDialogProps) {
  const t = useTexts(qualityTexts);
  const [seriesId] = useState(newId);
  const [draft, setDraft] = useState(EMPTY);
  const set = (part: Partial<Draft>): void => setDraft({ ...draft, ...part });
  const machines = useApiQuery(listSeries, { query: {} }).data?.machines ?? [];
  const measuring = machines.filter(({ parameters }) => parameters.length > 0);
  const machine = measuring.find(({ id }) => id === draft.machineId) ?? measuring[0];
  const parameter = machine?.parameters.find(({ id }) => id === draft.parameterId) ?? machine?.parameters[0];
  const [baseMean, minValue, maxValue] = [draft.mean, draft.least, draft.most].map(typedNumber);
  const target =
    baseMean == null || minValue == null || maxValue == null ? null : { baseMean, minValue, maxValue };
  const adding = useApiMutation(addSeries, {
    outdates: [listSeries, listMaterials, readBoard],
    onDone: () => {
      toast({ type: 'SUCCESS', msg: t('seriesAdded') });
      onClose();
    },
  });
  const submit = (): void => {
    if (target === null || machine === undefined || parameter === undefined) return;
    adding.mutate({
      body: {
        seriesId,
        machineId: machine.id,
        parameterId: parameter.id,
        lotId: lot.lotId,
        level: Number(draft.level),
        ...target,
        unit: parameter.unit,
      },
    });
  };
  const isLopsided = target !== null && qcTargetFault(target) === null && qcSeries(target, []).isLopsided;
  return (
    <FormDialog
      title={`${t('newSeries')}: ${material.name}, ${lot.lotNo}`}
      action={t('save')}
      busy={adding.isPending}
      refusal={adding.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('machine')}
        value={machine?.id ?? ''}
        data-autofocus
        options={measuring.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(machineId) => set({ machineId, parameterId: '' })}
      />
      <SelectField
        label={t('parameter')}
        value={parameter?.id ?? ''}
        options={(machine?.parameters ?? []).map(({ id, name, unit }) => ({
          value: id,
          label: `${name}, ${unit}`,
        }))}
        onChange={(parameterId) => set({ parameterId })}
      />
      <SelectField
        label={t('level')}
        value={draft.level}
        options={material.levels.map((label, at) => ({ value: String(at + 1), label }))}
        onChange={(level) => set({ level })}
      />
      <TargetFields draft={draft} set={set} />
      {isLopsided && <Note tone="warn">{t('lopsided')}</Note>}
    </FormDialog>
  );
}

interface TargetFieldsProps {
  readonly draft: Draft;
  readonly set: (part: Partial<Draft>) => void;
}

function TargetFields({ draft, set }: TargetFieldsProps) {
  const t = useTexts(qualityTexts);
  const fault = (text: string): string | undefined =>
    text.trim() !== '' && typedNumber(text) === null ? t('badNumber') : undefined;
  return (
    <>
      <TextField
        label={t('baseMean')}
        inputMode="decimal"
        value={draft.mean}
        error={fault(draft.mean)}
        onChange={(mean) => set({ mean })}
      />
      <div className={styles.pair}>
        <TextField
          label={t('least')}
          inputMode="decimal"
          value={draft.least}
          error={fault(draft.least)}
          onChange={(least) => set({ least })}
        />
        <TextField
          label={t('most')}
          inputMode="decimal"
          value={draft.most}
          error={fault(draft.most)}
          onChange={(most) => set({ most })}
        />
      </div>
    </>
  );
}
