import { listDepartments } from '@nidan/contract/base/organisation/organisation-endpoints';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { hashOf } from '../../../kernel/route/hash-route.ts';
import { go } from '../../../kernel/route/use-route.ts';
import { useSearchState } from '../../../kernel/route/use-search-state.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { Button } from '../../../kernel/ui/Button.tsx';
import { EmptyState } from '../../../kernel/ui/EmptyState.tsx';
import { PageHead } from '../../../kernel/ui/PageHead.tsx';
import { QueryView } from '../../../kernel/ui/QueryView.tsx';
import { AccessionBench } from './AccessionBench.tsx';
import { accessionTexts } from './texts/accession-texts.ts';
import { SoundToggle } from '../scanning/SoundToggle.tsx';

/** Departments change by the year. */
const FRESH = 300_000;
const DEPARTMENT_TAB = 'accession/dept';

/** Accession at the main bench. */
export function AccessionScreen() {
  return <Accession place="main" />;
}

/** Accession in a department that scans its tubes in itself; the first one unless the address names another. */
export function DeptAccessionScreen() {
  return <Accession place="department" />;
}

function Accession({ place }: { readonly place: 'main' | 'department' }) {
  const t = useTexts(accessionTexts);
  const [{ in: code }] = useSearchState({ in: '' });
  const query = useApiQuery(listDepartments, {}, { freshFor: FRESH });
  const departments = query.data?.rows ?? [];
  const scanning = departments.filter(({ enforceDeptAccession }) => enforceDeptAccession);
  const named = scanning.find((one) => one.code === code) ?? scanning[0];
  const here = place === 'department' ? named : undefined;
  const benchOf = (department: typeof here) => (
    <AccessionBench
      key={department?.departmentId ?? 'main'}
      department={department ?? null}
      departments={departments}
      onOtherPlace={nextPlace()}
    />
  );
  return (
    <>
      <PageHead
        title={t('title')}
        views={
          <nav className="ui-tabs" aria-label={t('places')}>
            <a href={hashOf('accession')} aria-current={place === 'main' ? 'page' : undefined}>
              {t('main')}
            </a>
            {scanning.map((one) => (
              <a
                key={one.departmentId}
                href={hashOf(DEPARTMENT_TAB, { in: one.code })}
                aria-current={one === here ? 'page' : undefined}
              >
                {one.name}
              </a>
            ))}
          </nav>
        }
      >
        <SoundToggle />
      </PageHead>
      {place === 'main' ? (
        benchOf(undefined)
      ) : (
        <QueryView query={query} kind="page">
          {() => (here ? benchOf(here) : <NoDepartment />)}
        </QueryView>
      )}
    </>
  );

  function nextPlace(): (() => void) | undefined {
    if (scanning.length === 0) return undefined;
    const next = here === undefined ? scanning[0] : scanning[scanning.indexOf(here) + 1];
    return () => (next ? go(DEPARTMENT_TAB, { in: next.code }) : go('accession'));
  }
}

function NoDepartment() {
  const t = useTexts(accessionTexts);
  return (
    <EmptyState
      kind="nothing"
      title={t('noDepartment')}
      text={t('noDepartmentText')}
      action={<Button onClick={() => go('accession')}>{t('toMain')}</Button>}
    />
  );
}
