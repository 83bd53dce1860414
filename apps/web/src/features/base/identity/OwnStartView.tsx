import { chooseStartView } from '@nidan/contract/base/identity/identity-endpoints';
import {
  OFFERED_START_VIEWS,
  standingStartView,
  type StartView,
  startViewOf,
} from '@nidan/domain/settings/start-view';
import { useQueryClient } from '@tanstack/react-query';
import { useApiMutation } from '../../../kernel/api/use-api-mutation.ts';
import { SESSION_KEY, useSession } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Note } from '../../../kernel/ui/Note.tsx';
import { SelectField } from '../../../kernel/ui/fields/SelectField.tsx';
import { toastRefusal } from '../../../kernel/ui/overlays/toast.ts';
import { startViewTexts } from './texts/start-view-texts.ts';

const OF_THE_LAB = 'lab';

/** Where one begins after sign-in: as the lab has it, or a view of one's own. */
export function OwnStartView() {
  const t = useTexts(startViewTexts);
  const client = useQueryClient();
  const { startView: stored } = useSession();
  const chosen = startViewOf(stored);
  const choice = useApiMutation(chooseStartView, {
    onDone: (session) => client.setQueryData(SESSION_KEY, session),
    onRefused: toastRefusal,
  });
  const standing = chosen === null ? null : standingStartView(chosen);
  // One without a screen is not offered, but shown to whoever has it.
  const offered: readonly StartView[] =
    chosen === null || OFFERED_START_VIEWS.includes(chosen)
      ? OFFERED_START_VIEWS
      : [...OFFERED_START_VIEWS, chosen];
  return (
    <>
      <SelectField<StartView | typeof OF_THE_LAB>
        label={t('label')}
        hint={t('help')}
        value={chosen ?? OF_THE_LAB}
        options={[
          { value: OF_THE_LAB, label: t('ofLab') },
          ...offered.map((value) => ({ value, label: t(value) })),
        ]}
        onChange={(value) => choice.mutate({ body: { startView: value === OF_THE_LAB ? null : value } })}
      />
      {chosen !== null && standing !== null && standing !== chosen && (
        <Note tone="info">{t('nearest', { view: t(chosen), standing: t(standing) })}</Note>
      )}
    </>
  );
}
