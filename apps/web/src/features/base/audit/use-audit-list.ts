import {
  eventsByActivity,
  eventsByEntity,
  eventsByUser,
  findAuditedRecord,
  listWaitingLooks,
} from '@nidan/contract/base/audit/audit-endpoints';
import type { AuditRow } from '@nidan/contract/base/audit/event-view';
import { useApiPages, useApiQuery } from '../../../kernel/api/use-api-query.ts';
import { rowsOf } from '../../../kernel/ui/paged-query.ts';
import type { ListDates } from '../../../kernel/dates/list-dates.ts';
import type { AuditSearch, AuditViewName } from './audit-search.ts';

type Kind = AuditRow['entityKind'];
/** In the address an activity is its kind and its action. */
const BETWEEN = ':';
const NOBODY = '00000000-0000-7000-8000-000000000000';

/** `BILL:discount` */
export function activityKey({
  entityKind,
  action,
}: {
  readonly entityKind: string;
  readonly action: string;
}) {
  return `${entityKind}${BETWEEN}${action}`;
}

function activityOf(key: string): { entityKind?: Kind; action?: string } {
  const [entityKind, action] = key.split(BETWEEN);
  if (!entityKind || !action) return {};
  // as: what is no kind is refused by the contract, with its own words
  return { entityKind: entityKind as Kind, action };
}

interface ListInput {
  readonly view: AuditViewName;
  readonly state: AuditSearch;
  readonly dates: ListDates;
}

interface AuditInput extends ListInput {
  readonly seesAll: boolean;
}

/** The filter of the lists, as the export takes it too. */
export function filterOf({ view, state, dates }: ListInput) {
  return {
    ...dates,
    ...activityOf(state.activity),
    ...(state.reason ? { withReason: true } : {}),
    ...(view === 'person' && state.person !== '' ? { userId: state.person } : {}),
  };
}

/** What a typed number stands for, and the events of the view. */
export function useAuditList(input: AuditInput) {
  const { view, state, seesAll } = input;
  const text = state.q.trim();
  const record = useApiQuery(
    findAuditedRecord,
    { query: { text: text === '' ? '-' : text } },
    { enabled: text !== '' },
  );
  const found = text === '' ? null : (record.data?.record ?? null);
  const { userId, ...filter } = { userId: undefined, ...filterOf(input) };
  const entity = { entityKind: found?.entityKind ?? 'BILL', entityId: found?.entityId ?? NOBODY } as const;
  const byRecord = useApiPages(
    eventsByEntity,
    { query: entity },
    { enabled: view === 'record' && found !== null, keepFormer: false },
  );
  const byActivity = useApiPages(eventsByActivity, { query: filter }, { enabled: view === 'activity' });
  const byPerson = useApiPages(
    eventsByUser,
    { query: { ...filter, userId: userId ?? NOBODY } },
    { enabled: view === 'person' && userId !== undefined },
  );
  // Their count stands on the tab in every view.
  const looks = useApiPages(listWaitingLooks, { query: {} }, { enabled: seesAll });
  const waiting = rowsOf(looks);
  const queries = { record: byRecord, person: byPerson, look: looks } as const;
  const query = view === 'record' || view === 'person' || view === 'look' ? queries[view] : byActivity;
  const isAsked = view === 'record' ? found !== null : view === 'person' ? userId !== undefined : true;
  const rows: readonly AuditRow[] = isAsked ? rowsOf(query) : [];
  const whyOf = new Map(waiting.map(({ eventId, why }) => [eventId, why]));
  return { query, rows, isAsked, record, found, whyOf, waiting: waiting.length };
}
