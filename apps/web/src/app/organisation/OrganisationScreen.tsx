import { Suspense } from 'react';
import { latePart } from '../../kernel/lazy/late-part.ts';
import { useSearchState } from '../../kernel/route/use-search-state.ts';
import { useSession } from '../../kernel/session/session.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { Skeleton } from '../../kernel/ui/Loading.tsx';
import { PageHead } from '../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../kernel/ui/SavedViews.tsx';
import { AgenciesDesk } from '../../features/people/referrers/AgenciesDesk.tsx';
import { DoctorsDesk } from '../../features/people/referrers/DoctorsDesk.tsx';
import { referrerTexts } from '../../features/people/referrers/texts/referrer-texts.ts';
import { DepartmentsDesk } from '../../features/base/organisation/DepartmentsDesk.tsx';
import { FirmsDesk } from '../../features/base/organisation/FirmsDesk.tsx';
import { LocationsDesk } from '../../features/base/organisation/LocationsDesk.tsx';
import { ProfileDesk } from '../../features/base/organisation/ProfileDesk.tsx';
import { useMasterFilter } from '../../kernel/masters/use-master-filter.ts';
import { organisationTexts } from '../../features/base/organisation/texts/organisation-texts.ts';

// Loaded when they are opened, so that the others stand sooner.
const LabIdsDesk = latePart(() => import('../../features/base/organisation/LabIdsDesk.tsx'), 'LabIdsDesk');
const GatewayDesk = latePart(
  () => import('../../features/money/payment-orders/GatewayDesk.tsx'),
  'GatewayDesk',
);
const TerminalsDesk = latePart(
  () => import('../../features/money/payment-orders/TerminalsDesk.tsx'),
  'TerminalsDesk',
);
const MasterFiles = latePart(() => import('../../kernel/master-files/MasterFiles.tsx'), 'MasterFiles');

const VIEWS = [
  'locations',
  'departments',
  'firms',
  'agencies',
  'doctors',
  'profile',
  'labIds',
  'gateway',
  'terminals',
] as const;

/** Views whose records come from a file and go to one. */
const FILES = ['locations', 'departments', 'agencies', 'doctors'] as const;

/** Where the lab works, in which departments, under which firms, and for which agencies. */
export function OrganisationScreen() {
  const t = useTexts(organisationTexts);
  const referrer = useTexts(referrerTexts);
  const { lab } = useSession();
  const [state, change] = useSearchState({ view: 'locations' });
  const [, filter] = useMasterFilter();
  const view = VIEWS.find((one) => one === state.view) ?? 'locations';
  const file = FILES.find((one) => one === view);
  const labelOf = (key: (typeof VIEWS)[number]): string => {
    if (key === 'agencies' || key === 'doctors') return referrer(key);
    return t(key);
  };
  return (
    <>
      <PageHead
        title={t('title')}
        sub={lab.name}
        views={
          <SavedViews
            current={view}
            onPick={(next) => {
              filter({ q: '', sel: '' });
              change({ view: next });
            }}
            views={VIEWS.map((key) => ({
              key,
              label: labelOf(key),
            }))}
          />
        }
      >
        {file !== undefined && (
          <Suspense>
            <MasterFiles master={file} />
          </Suspense>
        )}
      </PageHead>
      {view === 'locations' && <LocationsDesk />}
      {view === 'departments' && <DepartmentsDesk />}
      {view === 'firms' && <FirmsDesk />}
      {view === 'agencies' && <AgenciesDesk />}
      {view === 'doctors' && <DoctorsDesk />}
      {view === 'profile' && <ProfileDesk />}
      <Suspense fallback={<Skeleton lines={8} />}>
        {view === 'labIds' && <LabIdsDesk />}
        {view === 'gateway' && <GatewayDesk />}
        {view === 'terminals' && <TerminalsDesk />}
      </Suspense>
    </>
  );
}
