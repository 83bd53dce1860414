import type { RangeInput } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Intervals that wait for their activation. */
export interface StoredDraft {
  readonly ranges: readonly RangeInput[];
  readonly writtenById: string;
  readonly writtenBy: string;
  readonly writtenAt: Date;
  readonly version: number;
}

/** Drafts from before ADR 35 do not name these. */
const NO_LIMITS_FOR_ACTION = { actionLow: null, actionHigh: null };
type KeptRange = Omit<RangeInput, keyof typeof NO_LIMITS_FOR_ACTION> & Partial<RangeInput>;
type KeptDraft = Omit<StoredDraft, 'ranges'> & { readonly ranges: readonly KeptRange[] };

/** The draft of a parameter; null when there is none. */
export async function readRangeDraft({ db, lId }: Ctx, parameterId: string): Promise<StoredDraft | null> {
  const { rows } = await sql<KeptDraft>`
    select d.ranges, d.written_by as "writtenById", u.name as "writtenBy", d.written_at as "writtenAt", d.version
    from range_draft d join login_user u on u.user_id = d.written_by
    where d.l_id = ${lId} and d.parameter_id = ${parameterId} and d.ranges is not null`.execute(db);
  const [draft] = rows;
  if (draft === undefined) return null;
  return { ...draft, ranges: draft.ranges.map((range) => ({ ...NO_LIMITS_FOR_ACTION, ...range })) };
}

/** The parameters whose intervals wait for their activation. */
export async function readDraftedParameters({ db, lId }: Ctx): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ parameterId: string }>`
    select parameter_id as "parameterId" from range_draft where l_id = ${lId} and ranges is not null`.execute(
    db,
  );
  return new Set(rows.map(({ parameterId }) => parameterId));
}
