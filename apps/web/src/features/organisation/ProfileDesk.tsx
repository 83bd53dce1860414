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
import { useShortcuts } from '../../kernel/keys/use-shortcuts.ts';
import { SESSION_KEY, useRight } from '../../kernel/session/session.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Button } from '../../kernel/ui/Button.tsx';
import { ErrorState } from '../../kernel/ui/ErrorState.tsx';
import { Panel } from '../../kernel/ui/Panel.tsx';
import { QueryView } from '../../kernel/ui/QueryView.tsx';
import { Section } from '../../kernel/ui/Section.tsx';
import { useTyped } from '../../kernel/ui/use-typed.ts';
import { toast } from '../../kernel/ui/toast.ts';
import { PictureSection } from '../files/PictureSection.tsx';
import { type MasterField, type MasterValues, textOf } from './master-fields.ts';
import { MasterForm } from './MasterForm.tsx';
import styles from './Organisation.module.css';
import { organisationKeys } from './organisation-keys.ts';
import { placesTexts } from './places-texts.ts';

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
  const { values, version, type, refused, forget } = useTyped<MasterValues>(
    Object.fromEntries(FIELDS.map((name) => [name, profile[name]])),
    profile.version,
  );
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
  useShortcuts(organisationKeys, { save: mayUpdate ? send : undefined });
  return (
    <div className={styles.profile}>
      <Panel label={t('profile')} title={profile.name} sub={t('profileHelp')}>
        <Section>
          {save.error && <ErrorState kind="row" refusal={save.error} />}
          <MasterForm
            fields={fields}
            values={values}
            refusal={save.error}
            fixed={!mayUpdate}
            isNew={false}
            onChange={type}
          />
          {mayUpdate && (
            <div className={styles.actions}>
              <Button
                kind="primary"
                shortcut={organisationKeys.shortcuts.save}
                busy={save.isPending}
                onClick={send}
              >
                {t('save')}
              </Button>
            </div>
          )}
        </Section>
        <PictureSection purpose="logo" mayChange={mayUpdate} />
      </Panel>
    </div>
  );
}
