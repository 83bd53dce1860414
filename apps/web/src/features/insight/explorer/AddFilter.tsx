import { sayFault } from '../../../kernel/api/refusal-words.ts';
import { type ExplorerSubject, fieldOf, fieldsOf } from '@nidan/domain/insight/explorer-fields';
import {
  type ExplorerFilter,
  type ExplorerOperator,
  findExplorerFault,
  operatorsOf,
} from '@nidan/domain/insight/explorer-query';
import { useState } from 'react';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { emptyQuestion } from './explorer-question.ts';
import { explorerTexts } from './texts/explorer-texts.ts';
import { useCellWords } from './use-cell-words.ts';

interface AddFilterProps {
  readonly subject: ExplorerSubject;
  readonly onAdd: (filter: ExplorerFilter) => void;
  readonly onClose: () => void;
}

/** Narrows a question by a field: which, how it is compared, and with what. */
export function AddFilter({ subject, onAdd, onClose }: AddFilterProps) {
  const t = useTexts(explorerTexts);
  const { fieldWord } = useCellWords(subject);
  const names = Object.keys(fieldsOf(subject));
  const [field, setField] = useState(names[0] ?? '');
  const [chosen, setOp] = useState<ExplorerOperator>('is');
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const kind = fieldOf(subject, field)?.kind ?? 'text';
  const ops = operatorsOf(kind);
  const op = ops.find((one) => one === chosen) ?? ops[0] ?? 'is';
  const takesNone = op === 'isEmpty' || op === 'isFilled';
  const value = kind === 'flag' && text === '' ? 'yes' : text;
  const submit = (): void => {
    const values = value
      .split(';')
      .map((one) => one.trim())
      .filter((one) => one !== '');
    const filter = { field, op, values: takesNone ? [] : values };
    const found = findExplorerFault({ ...emptyQuestion(subject), filters: [filter] });
    if (found === null) onAdd(filter);
    else setFault(sayFault(found));
  };
  return (
    <FormDialog
      title={t('filterTitle')}
      action={t('apply')}
      busy={false}
      refusal={null}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('field')}
        data-autofocus
        value={field}
        options={names.map((name) => ({ value: name, label: fieldWord(name) }))}
        onChange={setField}
      />
      <SelectField
        label={t('op')}
        value={op}
        options={ops.map((one) => ({ value: one, label: t(one) }))}
        onChange={setOp}
      />
      {kind === 'flag' ? (
        <SelectField
          label={t('value')}
          value={value}
          options={(['yes', 'no'] as const).map((one) => ({ value: one, label: t(one) }))}
          onChange={setText}
        />
      ) : (
        !takesNone && (
          <TextField
            label={t('value')}
            value={text}
            error={fault}
            hint={kind === 'instant' ? 'YYYY-MM-DD' : t('valueHint')}
            onChange={setText}
          />
        )
      )}
    </FormDialog>
  );
}
