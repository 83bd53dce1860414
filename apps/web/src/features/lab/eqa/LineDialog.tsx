import { listSeries } from '@nidan/contract/lab/quality/series-endpoints';
import { useState } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { eqaTexts } from './texts/eqa-texts.ts';
import type { Line } from './use-round-entry.ts';

interface LineDialogProps {
  readonly onAdd: (line: Line) => void;
  readonly onClose: () => void;
}

/** Adds a parameter of a machine to the lines of a round; it is saved with its value. */
export function LineDialog({ onAdd, onClose }: LineDialogProps) {
  const t = useTexts(eqaTexts);
  const query = useApiQuery(listSeries, { query: {} });
  const [picked, setPicked] = useState({ machineId: '', parameterId: '' });
  const machines = (query.data?.machines ?? []).filter(({ parameters }) => parameters.length > 0);
  const machine = machines.find(({ id }) => id === picked.machineId) ?? machines[0];
  const parameter = machine?.parameters.find(({ id }) => id === picked.parameterId) ?? machine?.parameters[0];
  const submit = (): void => {
    if (machine === undefined || parameter === undefined) return;
    onAdd({
      key: `${machine.id} ${parameter.id}`,
      machine: { id: machine.id, name: machine.name },
      parameter: { id: parameter.id, name: parameter.name },
      unit: parameter.unit,
      own: '',
      assigned: '',
      sd: '',
      isJudged: false,
      isTouched: false,
    });
    onClose();
  };
  return (
    <FormDialog
      title={t('addParameter')}
      action={t('add')}
      busy={query.isPending}
      refusal={null}
      onSubmit={submit}
      onClose={onClose}
    >
      <QueryView query={query} lines={2}>
        {() =>
          machine === undefined ? (
            <p>{t('noMachines')}</p>
          ) : (
            <>
              <SelectField
                label={t('machine')}
                value={machine.id}
                data-autofocus
                options={machines.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(machineId) => setPicked({ machineId, parameterId: '' })}
              />
              <SelectField
                label={t('parameter')}
                value={parameter?.id ?? ''}
                options={machine.parameters.map(({ id, name, unit }) => ({
                  value: id,
                  label: unit === '' ? name : `${name}, ${unit}`,
                }))}
                onChange={(parameterId) => setPicked({ ...picked, parameterId })}
              />
            </>
          )
        }
      </QueryView>
    </FormDialog>
  );
}
