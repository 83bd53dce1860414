import type { OpinionAnswer } from '@nidan/domain/pathology/opinion';
import type { ScreeningRound } from '@nidan/domain/pathology/screening';
import type { SynopticAnswers } from '@nidan/domain/pathology/synoptic/synoptic-protocol';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Writes the form of a case whose bill is locked. */
export async function writeSynoptic(
  { db, lId, now, caller }: Ctx,
  form: { readonly billTestId: string; readonly protocol: string; readonly answers: SynopticAnswers },
): Promise<void> {
  await sql`
    insert into case_synoptic (l_id, bill_test_id, protocol, answers, saved_at, saved_by)
    values (${lId}, ${form.billTestId}, ${form.protocol}, ${JSON.stringify(form.answers)}::jsonb, ${now}, ${caller.userId})
    on conflict (l_id, bill_test_id) do update set protocol = excluded.protocol, answers = excluded.answers,
      saved_at = excluded.saved_at, saved_by = excluded.saved_by, version = case_synoptic.version + 1`.execute(
    db,
  );
}

export async function deleteSynoptic({ db, lId }: Ctx, billTestId: string): Promise<void> {
  await sql`delete from case_synoptic where l_id = ${lId} and bill_test_id = ${billTestId}`.execute(db);
}

export interface NewPicture {
  readonly billTestId: string;
  readonly fileId: string;
  readonly thing: string;
  readonly caption: string;
  readonly onReport: boolean;
}

export async function insertPicture({ db, lId, now, caller }: Ctx, picture: NewPicture): Promise<void> {
  await insertRows(db, 'case_picture', [
    {
      l_id: lId,
      file_id: picture.fileId,
      bill_test_id: picture.billTestId,
      thing_label: picture.thing,
      caption: picture.caption,
      on_report: picture.onReport,
      taken_at: now,
      taken_by: caller.userId,
    },
  ]);
}

export async function updatePicture(
  { db, lId, now }: Ctx,
  picture: Pick<NewPicture, 'fileId' | 'caption' | 'onReport'> & { readonly removed: boolean },
): Promise<void> {
  await sql`update case_picture set caption = ${picture.caption}, on_report = ${picture.onReport},
      removed_at = ${picture.removed ? now : null}, version = version + 1
    where l_id = ${lId} and file_id = ${picture.fileId}`.execute(db);
}

export interface NewOpinion {
  readonly billTestId: string;
  readonly opinionId: string;
  readonly userId: string | null;
  readonly name: string;
  readonly question: string;
}

export async function insertOpinion({ db, lId, now, caller }: Ctx, opinion: NewOpinion): Promise<void> {
  await insertRows(db, 'case_opinion', [
    {
      l_id: lId,
      opinion_id: opinion.opinionId,
      bill_test_id: opinion.billTestId,
      asked_of_id: opinion.userId,
      asked_of: opinion.name,
      question: opinion.question,
      asked_at: now,
      asked_by: caller.userId,
    },
  ]);
}

export async function writeOpinion(
  { db, lId, now, caller }: Ctx,
  opinionId: string,
  given: { readonly answer: OpinionAnswer; readonly words: string },
): Promise<void> {
  await sql`update case_opinion set answer = ${given.answer}, words = ${given.words}, given_at = ${now},
      given_by = ${caller.userId}, version = version + 1
    where l_id = ${lId} and opinion_id = ${opinionId}`.execute(db);
}

export async function takeOpinionBack(
  { db, lId, now }: Ctx,
  opinionId: string,
  reason: string,
): Promise<void> {
  await sql`update case_opinion set withdrawn_at = ${now}, withdrawn_reason = ${reason}, version = version + 1
    where l_id = ${lId} and opinion_id = ${opinionId}`.execute(db);
}

export async function insertAddendum(
  { db, lId, now, caller }: Ctx,
  addendum: { readonly billTestId: string; readonly number: number; readonly words: string },
): Promise<void> {
  const { billTestId, number, words } = addendum;
  const by = { l_id: lId, bill_test_id: billTestId, added_at: now, added_by: caller.userId };
  await insertRows(db, 'case_addendum', [{ ...by, number, words }]);
}

export interface NewFrozen {
  readonly billTestId: string;
  readonly number: number;
  readonly words: string;
  readonly receivedAt: string;
  readonly toldAt: string;
  readonly toldTo: string;
  readonly readBack: string;
}

export async function insertFrozen({ db, lId, now, caller }: Ctx, frozen: NewFrozen): Promise<void> {
  await insertRows(db, 'case_frozen', [
    {
      l_id: lId,
      bill_test_id: frozen.billTestId,
      number: frozen.number,
      words: frozen.words,
      received_at: new Date(frozen.receivedAt),
      told_at: new Date(frozen.toldAt),
      told_to: frozen.toldTo,
      read_back: frozen.readBack,
      told_by: caller.userId,
      written_at: now,
    },
  ]);
}

export async function insertScreening(
  { db, lId, now, caller }: Ctx,
  look: {
    readonly billTestId: string;
    readonly round: ScreeningRound;
    readonly found: string;
    readonly note: string;
  },
): Promise<void> {
  const { billTestId, round, found, note } = look;
  const by = { l_id: lId, bill_test_id: billTestId, screened_at: now, screened_by: caller.userId };
  await insertRows(db, 'case_screening', [{ ...by, round, found, note }]);
}
