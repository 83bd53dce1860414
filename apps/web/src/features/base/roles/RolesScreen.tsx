import { listDuties, listRoles, type RoleView } from '@nidan/contract/base/roles/role-endpoints';
import { countUsers } from '@nidan/contract/base/users/user-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type ReactNode, Suspense } from 'react';
import { latePart } from '../../../kernel/lazy/late-part.ts';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { ErrorState } from '../../../kernel/ui/ErrorState.tsx';
import { Skeleton } from '../../../kernel/ui/Loading.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../../kernel/ui/SavedViews.tsx';
import { MatrixDesk } from './MatrixDesk.tsx';
import { PeopleDesk } from './PeopleDesk.tsx';
import { rolesTexts } from './texts/roles-texts.ts';
import { useRoleDraft } from './use-role-draft.ts';

const DutiesDesk = latePart(() => import('./DutiesDesk.tsx'), 'DutiesDesk');
const ChangesDesk = latePart(() => import('./ChangesDesk.tsx'), 'ChangesDesk');

/** Who may create, read, update and delete what: roles by modules, person by person, and what takes two people. */
export function RolesScreen() {
  const query = useApiQuery(listRoles, { query: { limit: 200 } });
  if (query.isError && !query.data) {
    return <ErrorState kind="page" refusal={query.error} onRetry={() => void query.refetch()} />;
  }
  const [first] = query.data?.rows ?? [];
  if (!query.data || first === undefined) {
    return <Opening />;
  }
  return <Roles roles={query.data.rows} first={first} />;
}

const VIEWS = ['matrix', 'people', 'duties', 'changes'] as const;
const WORDS = {
  matrix: 'viewMatrix',
  people: 'viewPeople',
  duties: 'viewDuties',
  changes: 'viewChanges',
} as const;

function Roles({ roles, first }: { readonly roles: readonly RoleView[]; readonly first: RoleView }) {
  const t = useTexts(rolesTexts);
  const [state, change] = useSearchState({ view: 'matrix', q: '', person: '', duty: '', change: '' });
  const view = VIEWS.find((name) => name === state.view) ?? 'matrix';
  const edit = useRoleDraft(roles);
  const mayRead = useRight('users', PERMISSION.read);
  const people = useApiQuery(countUsers, {}, { enabled: mayRead });
  const duties = useApiQuery(listDuties, { query: {} });
  const counts = {
    matrix: roles.length,
    people: people.data?.total,
    duties: duties.data?.rows.length,
    changes: undefined,
  };
  const views = (
    <SavedViews
      current={view}
      onPick={(next) => change({ view: next, q: '', person: '', duty: '', change: '' })}
      views={VIEWS.map((key) => ({ key, label: t(WORDS[key]), count: counts[key] }))}
    />
  );
  if (view === 'people') return <PeopleDesk roles={roles} views={views} mayRead={mayRead} />;
  if (view === 'matrix') return <MatrixDesk roles={roles} first={first} edit={edit} views={views} />;
  return (
    <Suspense fallback={<Opening views={views} />}>
      {view === 'duties' ? (
        <DutiesDesk duties={duties} views={views} mayRead={mayRead} />
      ) : (
        <ChangesDesk roles={roles} views={views} />
      )}
    </Suspense>
  );
}

function Opening({ views }: { readonly views?: ReactNode }) {
  const t = useTexts(rolesTexts);
  return (
    <>
      <PageHead title={t('title')} views={views} />
      <Skeleton lines={12} />
    </>
  );
}
