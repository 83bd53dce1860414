import {
  type LabProfileView,
  readLabProfile,
  updateLabProfile,
} from '@nidan/contract/organisation/lab-profile-endpoints';
import { listLabs } from '@nidan/contract/organisation/organisation-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { useQueryClient } from '@tanstack/react-query';
import { useApiMutation } from '../../kernel/api/use-api-mutation.ts';
import { useApiQuery } from '../../kernel/api/use-api-query.ts';
import { SESSION_KEY, useRight } from '../../kernel/session/session.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Panel } from '../../kernel/ui/Panel.tsx';
import { QueryView } from '../../kernel/ui/QueryView.tsx';
import { useTyped } from '../../kernel/ui/use-typed.ts';
import { toast } from '../../kernel/ui/toast.ts';
import { PictureSection } from '../files/PictureSection.tsx';
import { type MasterField, type MasterValues, textOf } from './master-fields.ts';
import styles from './Organisation.module.css';
import { placesTexts } from './places-texts.ts';
import { SavedForm } from './SavedForm.tsx';

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
    Object.fromEntries(FIELDS.map((name) => [name, profile[name]])),
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
  const fields = FIELDS.map((name): MasterField => ({ kind: 'text', name, label: t(name) }));
  const send = (): void => {
    if (save.isPending) return;
    const body = Object.fromEntries(FIELDS.map((name) => [name, textOf(values, name)]));
    save.mutate({ body: { ...body, version } }, { onSuccess: forget, onError: refused });
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
