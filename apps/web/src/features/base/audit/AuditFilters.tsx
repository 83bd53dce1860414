import { listActivityTypes } from '@nidan/contract/base/audit/audit-endpoints';
import { listUsers } from '@nidan/contract/base/users/user-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import type { ReactNode } from 'react';
import { useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { useRight } from '../../../kernel/session/session.ts';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { FilterBar } from '../../../kernel/ui/fields/FilterBar.tsx';
import type { Filter } from '../../../kernel/ui/fields/FilterPick.tsx';
import type { AuditSearch, AuditViewName } from './audit-search.ts';
import { auditTexts } from './texts/audit-texts.ts';
import { kindTexts } from './texts/kind-texts.ts';
import { activityKey } from './use-audit-list.ts';

const MOST = 200;
/** Filters of each view. */
const FILTERS: Readonly<Record<Exclude<AuditViewName, 'look'>, readonly string[]>> = {
  record: [],
  activity: ['activity', 'reason'],
  person: ['person', 'activity', 'reason'],
  reads: ['person'],
  denials: ['person'],
};

interface AuditFiltersProps {
  readonly view: keyof typeof FILTERS;
  readonly state: AuditSearch;
  readonly onChange: (change: Partial<AuditSearch>) => void;
  /** The filter by dates. */
  readonly dates: ReactNode;
  readonly shown: { readonly count: number; readonly goesOn: boolean } | null;
}

/** Search by a number on paper, and what the view can be narrowed by. */
export function AuditFilters({ view, state, onChange, dates, shown }: AuditFiltersProps) {
  const t = useTexts(auditTexts);
  const kindOf = useTexts(kindTexts);
  const mayList = useRight('users', PERMISSION.read);
  const activities = useApiQuery(listActivityTypes, { query: { limit: MOST } }, { freshFor: 60_000 });
  const people = useApiQuery(
    listUsers,
    { query: { limit: MOST } },
    { enabled: mayList && view !== 'record', freshFor: 60_000 },
  );
  const all: readonly Filter[] = [
    {
      key: 'person',
      label: t('person'),
      single: true,
      picked: state.person === '' ? [] : [state.person],
      options: (people.data?.rows ?? []).map(({ userId, name }) => ({ value: userId, label: name })),
      onPick: ([value]) => onChange({ person: value ?? '' }),
    },
    {
      key: 'activity',
      label: t('activity'),
      single: true,
      picked: state.activity === '' ? [] : [state.activity],
      options: (activities.data?.rows ?? []).map((type) => ({
        value: activityKey(type),
        label: `${type.label} (${kindOf(type.entityKind)})`,
      })),
      onPick: ([value]) => onChange({ activity: value ?? '' }),
    },
    {
      key: 'reason',
      label: t('reason'),
      single: true,
      picked: state.reason ? ['given'] : [],
      options: [{ value: 'given', label: t('withReason') }],
      onPick: ([value]) => onChange({ reason: value !== undefined }),
    },
  ];
  const takesText = view === 'record' || view === 'reads';
  return (
    <FilterBar
      {...(takesText
        ? {
            search: {
              value: state.q,
              onChange: (q) => onChange({ q }),
              placeholder: t('search'),
              width: 340,
            },
          }
        : {})}
      filters={all.filter(({ key }) => FILTERS[view].includes(key))}
      end={
        shown && (
          <span className="muted t13">
            {t(shown.goesOn ? 'shownFirst' : 'shown', { count: shown.count })}
          </span>
        )
      }
    >
      {view !== 'record' && dates}
    </FilterBar>
  );
}
