import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { addThings } from '@nidan/contract/lab/stages/stage-endpoints';
import { LATERALITIES, SLIDE_REASONS, type SlideReason } from '@nidan/domain/stages/case-tree';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { type Adding, type AddKind, addKindsOf, thingsOf } from './added-things.ts';
import type { BoardLine } from './board-rows.ts';
import { OUTDATED_BY_STAGES } from './stage-form.ts';
import { stagesTexts } from './texts/stages-texts.ts';

const KIND_WORDS = { part: 'addPart', block: 'addBlock', slide: 'addSlide' } as const;

interface AddThingsDialogProps {
  readonly line: BoardLine;
  readonly onClose: () => void;
}

/** Adds to a case or a thing: parts, blocks with a slide each, slides and their loops. */
export function AddThingsDialog({ line, onClose }: AddThingsDialogProps) {
  const t = useTexts(stagesTexts);
  const kinds = addKindsOf(line);
  const [adding, setAdding] = useState<Adding>({
    kind: kinds[0] ?? 'part',
    description: '',
    site: '',
    laterality: '',
    count: '1',
    stain: line.thing?.kind === 'slide' ? line.thing.stain : 'H&E',
    why: line.thing?.kind === 'slide' ? 'recut' : 'first',
  });
  const put = (change: Partial<Adding>): void => setAdding({ ...adding, ...change });
  const saving = useApiMutation(addThings, {
    outdates: OUTDATED_BY_STAGES,
    onDone: (_, { body }) => {
      toast({ type: 'SUCCESS', msg: t('added', { count: body.things.length }) });
      onClose();
    },
  });
  const submit = (): void => {
    const things: BodyOf<typeof addThings>['things'] = thingsOf(line, adding, newId);
    saving.mutate({ body: { billTestId: line.found.billTestId, things } });
  };
  const label = line.thing === null ? line.found.caseNo : `${line.found.caseNo} ${line.thing.label}`;
  return (
    <FormDialog
      title={t('addTitle', { name: label })}
      action={t('add')}
      busy={saving.isPending}
      refusal={saving.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={t('what')}
        data-autofocus
        value={adding.kind}
        options={kinds.map((kind: AddKind) => ({ value: kind, label: t(KIND_WORDS[kind]) }))}
        onChange={(kind) => put({ kind })}
      />
      <KindFields adding={adding} onChange={put} />
      <TextField
        label={t('description')}
        value={adding.description}
        maxLength={120}
        onChange={(description) => put({ description })}
      />
    </FormDialog>
  );
}

interface KindFieldsProps {
  readonly adding: Adding;
  readonly onChange: (change: Partial<Adding>) => void;
}

function KindFields({ adding, onChange }: KindFieldsProps) {
  const t = useTexts(stagesTexts);
  if (adding.kind === 'part') {
    return (
      <>
        <TextField
          label={t('site')}
          value={adding.site}
          maxLength={120}
          onChange={(site) => onChange({ site })}
        />
        <SelectField
          label={t('laterality')}
          value={adding.laterality}
          options={[
            { value: '' as const, label: t('noSide') },
            ...LATERALITIES.map((value) => ({ value, label: t(value) })),
          ]}
          onChange={(laterality) => onChange({ laterality })}
        />
      </>
    );
  }
  return (
    <>
      {adding.kind === 'block' && (
        <NumberField
          label={t('count')}
          value={adding.count}
          maxLength={2}
          onChange={(count) => onChange({ count })}
        />
      )}
      {adding.kind === 'slide' && (
        <SelectField<SlideReason>
          label={t('whyMade')}
          value={adding.why}
          options={SLIDE_REASONS.map((value) => ({ value, label: t(value) }))}
          onChange={(why) => onChange({ why })}
        />
      )}
      <TextField
        label={t('stain')}
        value={adding.stain}
        maxLength={60}
        onChange={(stain) => onChange({ stain })}
      />
    </>
  );
}
