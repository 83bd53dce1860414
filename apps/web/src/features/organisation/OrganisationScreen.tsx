import { useSearchState } from '../../kernel/route/use-search-state.ts';
import { useSession } from '../../kernel/session/session.ts';
import { useTexts } from '../../kernel/text/use-texts.ts';
import { PageHead } from '../../kernel/ui/PageHead.tsx';
import { SavedViews } from '../../kernel/ui/SavedViews.tsx';
import { AgenciesDesk } from '../referrers/AgenciesDesk.tsx';
import { agencyTexts } from '../referrers/agency-texts.ts';
import { DepartmentsDesk } from './DepartmentsDesk.tsx';
import { FirmsDesk } from './FirmsDesk.tsx';
import { LabIdsDesk } from './LabIdsDesk.tsx';
import { LocationsDesk } from './LocationsDesk.tsx';
import { ProfileDesk } from './ProfileDesk.tsx';
import { useMasterFilter } from './MasterDesk.tsx';
import { organisationTexts } from './organisation-texts.ts';

const VIEWS = ['locations', 'departments', 'firms', 'agencies', 'profile', 'labIds'] as const;

/** Where the lab works, in which departments, under which firms, and for which agencies. */
export function OrganisationScreen() {
  const t = useTexts(organisationTexts);
  const agency = useTexts(agencyTexts);
  const { lab } = useSession();
  const [state, change] = useSearchState({ view: 'locations' });
  const [, filter] = useMasterFilter();
  const view = VIEWS.find((one) => one === state.view) ?? 'locations';
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
            views={VIEWS.map((key) => ({ key, label: key === 'agencies' ? agency(key) : t(key) }))}
          />
        }
      />
      {view === 'locations' && <LocationsDesk />}
      {view === 'departments' && <DepartmentsDesk />}
      {view === 'firms' && <FirmsDesk />}
      {view === 'agencies' && <AgenciesDesk />}
      {view === 'profile' && <ProfileDesk />}
      {view === 'labIds' && <LabIdsDesk />}
    </>
  );
}
