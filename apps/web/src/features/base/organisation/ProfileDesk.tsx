import {
  type LabProfileView,
  readLabProfile,
  updateLabProfile,
} from '@nidan/contract/base/organisation/lab-profile-endpoints';
import { listLabs } from '@nidan/contract/base/organisation/organisation-endpoints';
import { LAB_TYPES } from '@nidan/domain/enumerations/users';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useQueryClient } from '@tanstack/react-query';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { SESSION_KEY, useRight, useSession } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Panel } from '../../../kernel/ui/Panel.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { useTyped } from '../../../kernel/ui/fields/use-typed.ts';
import { toast } from '../../../kernel/ui/overlays/toast.ts';
import { PictureSection } from '../files/PictureSection.tsx';
import { type MasterField, type MasterValues, textOf } from '../../../kernel/masters/master-fields.ts';
import styles from './Organisation.module.css';
import { placesTexts } from './texts/places-texts.ts';
import { SavedForm } from '../../../kernel/masters/SavedForm.tsx';

const FIELDS = [
  'name',
  'tagline',
  'address',
  'phone',
  'email',
  'website',
  'footer',
  'upiAddress',
  'timeZone',
] as const satisfies readonly (keyof LabProfileView & keyof (typeof placesTexts)['english'])[];

/** What the lab prints on its papers, and its time zone. */
export function ProfileDesk() {
  const query = useApiQuery(readLabProfile, {});
  return <QueryView query={query}>{(profile) => <Profile profile={profile} />}</QueryView>;
}

function Profile({ profile }: { readonly profile: LabProfileView }) {
  const t = useTexts(placesTexts);
  const client = useQueryClient();
  const mayUpdate = useRight('labs', PERMISSION.update);
  const typed = useTyped<MasterValues>(
    {
      ...Object.fromEntries(FIELDS.map((name) => [name, profile[name]])),
      labType: profile.labType,
      homeLId: profile.homeLId === null ? '' : String(profile.homeLId),
    },
    profile.version,
  );
  const { values, version, refused, forget } = typed;
  const save = useApiMutation(updateLabProfile, {
    outdates: [readLabProfile, listLabs],
    onDone: ({ name }) => {
      toast({ type: 'SUCCESS', msg: t('saved', { name }) });
      void client.invalidateQueries({ queryKey: SESSION_KEY });
    },
  });
  const { labs, lab } = useSession();
  const drawn = (
    name: 'labType' | 'homeLId',
    options: readonly { readonly value: string; readonly label: string }[],
  ): MasterField => ({
    kind: 'drawn',
    name,
    label: t(name),
    draw: (field) => <SelectField {...field} options={options} />,
  });
  // The home of a lab may be one that this person does not belong to.
  const others = labs.filter(({ lId }) => lId !== lab.lId);
  const homes = others.map(({ lId, name }) => ({ value: String(lId), label: name }));
  const home = profile.homeLId === null ? '' : String(profile.homeLId);
  const unknown = homes.some(({ value }) => value === home)
    ? []
    : [{ value: home, label: home || t('noHome') }];
  const fields: readonly MasterField[] = [
    ...FIELDS.map((name): MasterField => ({ kind: 'text', name, label: t(name) })),
    drawn(
      'labType',
      LAB_TYPES.map((value) => ({ value, label: t(value) })),
    ),
    drawn('homeLId', [...(home === '' ? [] : [{ value: '', label: t('noHome') }]), ...unknown, ...homes]),
  ];
  const send = (): void => {
    if (save.isPending) return;
    const body = Object.fromEntries(FIELDS.map((name) => [name, textOf(values, name)]));
    const homeLId = textOf(values, 'homeLId');
    const kind = {
      labType: LAB_TYPES.find((one) => one === textOf(values, 'labType')) ?? profile.labType,
      ...(homeLId === home ? {} : { homeLId: homeLId === '' ? null : Number(homeLId) }),
    };
    save.mutate({ body: { ...body, ...kind, version } }, { onSuccess: forget, onError: refused });
  };
  return (
    <div className={styles.profile}>
      <Panel label={t('profile')} title={profile.name} sub={t('profileHelp')}>
        <SavedForm
          fields={fields}
          typed={typed}
          save={save}
          mayChange={mayUpdate}
          label={t('save')}
          onSave={send}
        />
        <PictureSection purpose="logo" mayChange={mayUpdate} />
      </Panel>
    </div>
  );
}
