import { listMachineDrivers } from '@nidan/contract/lab/interfacing/machine-driver-endpoints';
import {
  listMachineLinks,
  type MachineLinkView,
  saveMachineLink,
  watchMachineLink,
} from '@nidan/contract/lab/interfacing/machine-link-endpoints';
import { LINK_TRANSPORTS } from '@nidan/domain/machines/machine-link';
import { useState } from 'react';
import { newId } from '../../../kernel/api/new-id.ts';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { NumberField } from '../../../kernel/ui/fields/NumberField.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { TextField } from '../../../kernel/ui/fields/TextField.tsx';
import { Note } from '../../../kernel/ui/Note.tsx';
import { FormDialog } from '../../../kernel/ui/overlays/FormDialog.tsx';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { draftOf, faultsOf, type LinkDraft, settingsOf } from './link-draft.ts';
import { linkTexts } from './texts/link-texts.ts';

export interface MachineChoice {
  readonly machineId: string;
  readonly name: string;
}

interface LinkDialogProps {
  /** Null for a new one. */
  readonly link: MachineLinkView | null;
  readonly machines: readonly MachineChoice[];
  readonly onClose: () => void;
  readonly onSaved?: (linkId: string) => void;
}

interface FieldsProps {
  readonly draft: LinkDraft;
  readonly set: (part: Partial<LinkDraft>) => void;
  readonly error: (field: keyof LinkDraft) => string | undefined;
}

/** Lays down a link of a machine, or changes one. */
export function LinkDialog({ link, machines, onClose, onSaved }: LinkDialogProps) {
  const t = useTexts(linkTexts);
  const [linkId] = useState(() => link?.linkId ?? newId());
  const [draft, setDraft] = useState(() => draftOf(link));
  const [isTried, setTried] = useState(false);
  const set = (part: Partial<LinkDraft>): void => setDraft({ ...draft, ...part });
  const drivers = useApiQuery(listMachineDrivers, {});
  const usable = (drivers.data?.drivers ?? []).filter(
    ({ state, driverId }) => state === 'inUse' || driverId === link?.driverId,
  );
  const faults = faultsOf(draft);
  const error = (field: keyof LinkDraft): string | undefined => {
    const fault = isTried ? faults[field] : undefined;
    return fault === undefined ? undefined : t(fault);
  };
  const save = useApiMutation(saveMachineLink, {
    outdates: [listMachineLinks, watchMachineLink],
    onDone: ({ name }) => {
      toast({ type: 'SUCCESS', msg: t('saved', { name }) });
      onSaved?.(linkId);
      onClose();
    },
  });
  const send = (): void => {
    setTried(true);
    if (save.isPending || Object.keys(faults).length > 0) return;
    save.mutate({ body: { linkId, version: link?.version ?? null, ...settingsOf(draft) } });
  };
  return (
    <FormDialog
      title={link === null ? t('newTitle') : t('titleOf', { machine: link.machine })}
      action={t('save')}
      busy={save.isPending}
      refusal={save.error}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={t('name')}
        value={draft.name}
        maxLength={120}
        error={error('name')}
        onChange={(name) => set({ name })}
        data-autofocus
      />
      <SelectField
        label={t('machine')}
        value={draft.machineId}
        error={error('machineId')}
        options={[
          { value: '', label: '' },
          ...machines.map(({ machineId, name }) => ({ value: machineId, label: name })),
        ]}
        onChange={(machineId) => set({ machineId })}
      />
      <SelectField
        label={t('driver')}
        value={draft.driverId}
        error={error('driverId')}
        options={[
          { value: '', label: '' },
          ...usable.map(({ driverId, name, revision }) => ({
            value: driverId,
            label: t('revision', { driver: name, revision }),
          })),
        ]}
        onChange={(driverId) => set({ driverId })}
      />
      {drivers.data && usable.length === 0 && <Note tone="info">{t('noDriver')}</Note>}
      <ReachFields draft={draft} set={set} error={error} />
    </FormDialog>
  );
}

/** How the machine is reached: only what the chosen way needs. */
function ReachFields({ draft, set, error }: FieldsProps) {
  const t = useTexts(linkTexts);
  const { transport } = draft;
  return (
    <>
      <SelectField
        label={t('transport')}
        value={transport}
        options={LINK_TRANSPORTS.map((value) => ({ value, label: t(value) }))}
        onChange={(next) => set({ transport: next })}
      />
      {transport === 'folder' ? (
        <TextField
          label={t('folderName')}
          hint={t('folderHint')}
          value={draft.folder}
          maxLength={120}
          error={error('folder')}
          onChange={(folder) => set({ folder })}
        />
      ) : (
        <>
          <TextField
            label={t('host')}
            hint={t(transport === 'tcpServer' ? 'hostHint' : 'hostCallHint')}
            value={draft.host}
            maxLength={253}
            error={error('host')}
            onChange={(host) => set({ host })}
          />
          <NumberField
            label={t('port')}
            value={draft.port}
            maxLength={5}
            error={error('port')}
            onChange={(port) => set({ port })}
          />
        </>
      )}
      {transport === 'tcpServer' && (
        <TextField
          label={t('allowed')}
          hint={t('allowedHint')}
          value={draft.allowedAddress}
          maxLength={45}
          onChange={(allowedAddress) => set({ allowedAddress })}
        />
      )}
      <NumberField
        label={t('zone')}
        hint={t('zoneHint')}
        value={draft.zone}
        maxLength={4}
        error={error('zone')}
        onChange={(zone) => set({ zone })}
      />
    </>
  );
}
