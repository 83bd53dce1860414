import type { BethesdaClass } from '@nidan/domain/pathology/bethesda';
import type { OpinionAnswer } from '@nidan/domain/pathology/opinion';
import type { FixationMoments } from '@nidan/domain/pathology/receptor-times';
import type { ScreeningRound } from '@nidan/domain/pathology/screening';
import type { SynopticAnswers } from '@nidan/domain/pathology/synoptic/synoptic-protocol';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface StoredSynoptic {
  readonly protocol: string;
  readonly answers: SynopticAnswers;
  readonly savedAt: string;
  readonly savedBy: string;
  readonly version: number;
}

export interface StoredPicture {
  readonly fileId: string;
  readonly thing: string;
  readonly caption: string;
  readonly onReport: boolean;
  readonly name: string;
  readonly mediaType: string;
  readonly sha256: string;
  readonly takenAt: string;
  readonly takenBy: string;
  readonly version: number;
}

export interface StoredOpinion {
  readonly opinionId: string;
  readonly askedOfId: string | null;
  readonly askedOf: string;
  readonly qualification: string | null;
  readonly registrationNo: string | null;
  readonly question: string;
  readonly askedAt: string;
  readonly askedBy: string;
  readonly answer: OpinionAnswer | null;
  readonly words: string;
  readonly givenAt: string | null;
  readonly givenBy: string | null;
  readonly withdrawnReason: string | null;
  readonly version: number;
}

export interface StoredAddendum {
  readonly number: number;
  readonly words: string;
  readonly addedAt: string;
  readonly addedBy: string;
}

export interface StoredFrozen {
  readonly number: number;
  readonly words: string;
  readonly receivedAt: string;
  readonly toldAt: string;
  readonly toldTo: string;
  readonly readBack: string;
  readonly toldBy: string;
}

export interface StoredScreening {
  readonly round: ScreeningRound;
  readonly found: BethesdaClass;
  readonly note: string;
  readonly at: string;
  readonly by: string;
  readonly byId: string;
}

export interface StoredHead {
  readonly caseNo: string;
  readonly isFrozen: boolean;
}

export interface StoredThing extends FixationMoments {
  readonly kind: 'part' | 'block' | 'slide';
  readonly label: string;
  readonly description: string;
  readonly site: string;
  readonly laterality: string | null;
  readonly receivedAs: string;
}

/** What is kept of a case beside its values. */
export interface CaseParts {
  /** Null until the case was opened. */
  readonly head: StoredHead | null;
  /** Those that were discarded too. */
  readonly things: readonly StoredThing[];
  readonly synoptic: StoredSynoptic | null;
  /** Those that were taken away left out, oldest first. */
  readonly pictures: readonly StoredPicture[];
  readonly opinions: readonly StoredOpinion[];
  readonly addenda: readonly StoredAddendum[];
  readonly frozen: readonly StoredFrozen[];
  readonly screenings: readonly StoredScreening[];
}

type Row = { readonly bill_test_id: string } & (
  | { readonly kind: 'head'; readonly said: StoredHead }
  | { readonly kind: 'thing'; readonly said: StoredThing }
  | { readonly kind: 'synoptic'; readonly said: StoredSynoptic }
  | { readonly kind: 'picture'; readonly said: StoredPicture }
  | { readonly kind: 'opinion'; readonly said: StoredOpinion }
  | { readonly kind: 'addendum'; readonly said: StoredAddendum }
  | { readonly kind: 'frozen'; readonly said: StoredFrozen }
  | { readonly kind: 'screening'; readonly said: StoredScreening }
);

const NOTHING: CaseParts = {
  head: null,
  things: [],
  synoptic: null,
  pictures: [],
  opinions: [],
  addenda: [],
  frozen: [],
  screenings: [],
};

function withRow(parts: CaseParts, row: Row): CaseParts {
  switch (row.kind) {
    case 'head':
      return { ...parts, head: row.said };
    case 'thing':
      return { ...parts, things: [...parts.things, row.said] };
    case 'synoptic':
      return { ...parts, synoptic: row.said };
    case 'picture':
      return { ...parts, pictures: [...parts.pictures, row.said] };
    case 'opinion':
      return { ...parts, opinions: [...parts.opinions, row.said] };
    case 'addendum':
      return { ...parts, addenda: [...parts.addenda, row.said] };
    case 'frozen':
      return { ...parts, frozen: [...parts.frozen, row.said] };
    case 'screening':
      return { ...parts, screenings: [...parts.screenings, row.said] };
  }
}

/** Selects the heads and things of the cases of `t`; the first of the parts, which names the columns. */
function thingsOfCases(lId: number): RawBuilder<unknown> {
  return sql`select c.bill_test_id, 'head' as kind, json_build_object('caseNo', c.case_no, 'isFrozen', c.is_frozen) as said,
      c.opened_at as at, 0 as place
    from t join staged_case c on c.l_id = ${lId} and c.bill_test_id = t.bill_test_id
    union all
    select g.bill_test_id, 'thing', json_build_object('kind', g.kind, 'label', g.label, 'description', g.description,
      'site', g.site, 'laterality', g.laterality, 'receivedAs', g.received_as, 'removedAt', g.removed_at,
      'fixedAt', g.fixed_at, 'fixationEndedAt', g.fixation_ended_at), g.made_at, g.ordinal
    from t join case_thing g on g.l_id = ${lId} and g.bill_test_id = t.bill_test_id`;
}

/** What is kept of cases, by bill test: one statement, as most tests have nothing of it. */
export async function readCaseParts(
  { db, lId }: Ctx,
  billTestIds: readonly string[],
): Promise<(billTestId: string) => CaseParts> {
  const { rows } = await sql<Row>`
    with t as materialized (select unnest(${[...billTestIds]}::uuid[]) as bill_test_id)
    ${thingsOfCases(lId)}
    union all
    select s.bill_test_id, 'synoptic', json_build_object('protocol', s.protocol, 'answers', s.answers,
      'savedAt', s.saved_at, 'savedBy', u.name, 'version', s.version), s.saved_at, 0
    from t join case_synoptic s on s.l_id = ${lId} and s.bill_test_id = t.bill_test_id
    join login_user u on u.user_id = s.saved_by
    union all
    select p.bill_test_id, 'picture', json_build_object('fileId', p.file_id, 'thing', p.thing_label, 'caption', p.caption,
      'onReport', p.on_report, 'name', f.name, 'mediaType', f.media_type, 'sha256', encode(f.sha256, 'hex'),
      'takenAt', p.taken_at, 'takenBy', u.name, 'version', p.version), p.taken_at, 0
    from t join case_picture p on p.l_id = ${lId} and p.bill_test_id = t.bill_test_id and p.removed_at is null
    join stored_file f on f.l_id = p.l_id and f.file_id = p.file_id
    join login_user u on u.user_id = p.taken_by
    union all
    select o.bill_test_id, 'opinion', json_build_object('opinionId', o.opinion_id, 'askedOfId', o.asked_of_id,
      'askedOf', o.asked_of, 'qualification', c.qualification, 'registrationNo', c.registration_no,
      'question', o.question, 'askedAt', o.asked_at, 'askedBy', a.name, 'answer', o.answer, 'words', o.words,
      'givenAt', o.given_at, 'givenBy', g.name, 'withdrawnReason', o.withdrawn_reason, 'version', o.version), o.asked_at, 0
    from t join case_opinion o on o.l_id = ${lId} and o.bill_test_id = t.bill_test_id
    join login_user a on a.user_id = o.asked_by
    left join login_user c on c.user_id = o.asked_of_id
    left join login_user g on g.user_id = o.given_by
    union all
    select d.bill_test_id, 'addendum', json_build_object('number', d.number, 'words', d.words, 'addedAt', d.added_at,
      'addedBy', u.name), d.added_at, d.number
    from t join case_addendum d on d.l_id = ${lId} and d.bill_test_id = t.bill_test_id
    join login_user u on u.user_id = d.added_by
    union all
    select z.bill_test_id, 'frozen', json_build_object('number', z.number, 'words', z.words, 'receivedAt', z.received_at,
      'toldAt', z.told_at, 'toldTo', z.told_to, 'readBack', z.read_back, 'toldBy', u.name), z.told_at, z.number
    from t join case_frozen z on z.l_id = ${lId} and z.bill_test_id = t.bill_test_id
    join login_user u on u.user_id = z.told_by
    union all
    select k.bill_test_id, 'screening', json_build_object('round', k.round, 'found', k.found, 'note', k.note,
      'at', k.screened_at, 'by', u.name, 'byId', k.screened_by), k.screened_at, 0
    from t join case_screening k on k.l_id = ${lId} and k.bill_test_id = t.bill_test_id
    join login_user u on u.user_id = k.screened_by
    order by at, place`.execute(db);
  const parts = new Map<string, CaseParts>();
  for (const row of rows) parts.set(row.bill_test_id, withRow(parts.get(row.bill_test_id) ?? NOTHING, row));
  return (billTestId) => parts.get(billTestId) ?? NOTHING;
}

/** What is kept of one case. */
export async function readPartsOf(ctx: Ctx, billTestId: string): Promise<CaseParts> {
  return (await readCaseParts(ctx, [billTestId]))(billTestId);
}
