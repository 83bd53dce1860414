import * as breakpointEndpoints from '@nidan/contract/lab/culture/breakpoint-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import type { BreakpointSetView } from '@nidan/contract/lab/culture/culture-views';
import { readWhonetBreakpoints } from '@nidan/domain/susceptibility/whonet-breakpoints';
import { type FindWhonet, readOrganismList } from '@nidan/domain/susceptibility/whonet-organisms';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { textOfCsv } from '../../../kernel/imports/read-csv.ts';
import { deliveredTables } from './breakpoint-content.ts';
import { insertSet, useSet } from './breakpoint-rows.ts';
import { readMedicines } from './case.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Sets = AnswerOf<typeof breakpointEndpoints.listBreakpointSets>;

async function readSets({ db, lId }: Ctx): Promise<BreakpointSetView[]> {
  const { rows } = await sql<Omit<BreakpointSetView, 'addedAt'> & { addedAt: Date }>`
    select s.set_id as "setId", s.guideline, s.year, s.document, s.convention, s.is_delivered as "isDelivered",
      s.is_in_use as "isInUse", s.added_at as "addedAt", u.name as "addedBy", s.version,
      (select count(*)::int from breakpoint p where p.l_id = s.l_id and p.set_id = s.set_id) as rows
    from breakpoint_set s join login_user u on u.user_id = s.added_by
    where s.l_id = ${lId} order by s.year desc, s.document`.execute(db);
  return rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() }));
}

/** Tables of the lab, and documents that are delivered and not added yet. */
export const listSetsOf = serve(breakpointEndpoints.listBreakpointSets, async (ctx): Promise<Sets> => {
  const sets = await readSets(ctx);
  const known = new Set(sets.map(({ document }) => document));
  const delivered = deliveredTables().map(({ document }) => document);
  return { sets, delivered: delivered.filter((document) => !known.has(document)) };
});

async function requireNew(ctx: Ctx, document: string): Promise<void> {
  if ((await readSets(ctx)).some((set) => set.document === document))
    throw refuse('breakpoints-added', { details: { document } });
}

/** Adds a delivered table. */
export const addDelivered = serve(
  breakpointEndpoints.addDeliveredBreakpoints,
  async (ctx, { setId, document }) => {
    const table = deliveredTables().find((one) => one.document === document);
    if (table === undefined) throw refuse('breakpoints-unknown', { details: { document } });
    await requireNew(ctx, document);
    const { guideline, year, convention, rows } = table;
    await insertSet(
      ctx,
      { setId, guideline, year, document, convention, isDelivered: true, addedBy: ctx.caller.userId },
      rows,
    );
    recordEvent(ctx, {
      entityKind: 'BREAKPOINT_SET',
      entityId: setId,
      action: 'add',
      after: { document, rows: rows.length },
    });
    return listSetsOf(ctx);
  },
);

/** The file of a lab, read before a transaction begins. */
export interface BreakpointFile {
  readonly name: string;
  readonly text: string;
  /** The list of organisms; null: it did not come along. */
  readonly organisms: string | null;
}

/** Reads the text of a breakpoint file. */
export function inspectBreakpoints({
  name,
  content,
  organisms,
}: Pick<
  BodyOf<typeof breakpointEndpoints.importBreakpoints>,
  'name' | 'content' | 'organisms'
>): Promise<BreakpointFile> {
  const textOf = (base64: string, fault: string): string => {
    const text = textOfCsv(Buffer.from(base64, 'base64'));
    if (text === null) throw refuse('breakpoints-file', { details: { name, fault } });
    return text;
  };
  return Promise.resolve({
    name,
    text: textOf(content, 'its letters are not in UTF-8'),
    organisms:
      organisms === undefined
        ? null
        : textOf(organisms, 'the letters of the list of organisms are not in UTF-8'),
  });
}

/** What the codes of a file stand for by the list that came along with it; nothing where none did. */
async function findOfList(
  { db, lId }: Ctx,
  { name, organisms }: BreakpointFile,
): Promise<{ readonly find?: FindWhonet }> {
  if (organisms === null) return {};
  const { rows } = await sql<{ name: string }>`select name from organism where l_id = ${lId}`.execute(db);
  const read = readOrganismList(organisms, new Set(rows.map((row) => row.name)));
  if (!read.ok) throw refuse('breakpoints-file', { details: { name, fault: read.fault } });
  return { find: read.find };
}

/** Adds the rows of one guideline and year of a breakpoint file of WHONET. */
export async function importFile(
  ctx: Ctx,
  {
    setId,
    guideline,
    year,
  }: Pick<BodyOf<typeof breakpointEndpoints.importBreakpoints>, 'setId' | 'guideline' | 'year'>,
  file: BreakpointFile,
): Promise<AnswerOf<typeof breakpointEndpoints.importBreakpoints>> {
  const { name, text } = file;
  const medicines = new Set((await readMedicines(ctx)).map(({ code }) => code));
  const read = readWhonetBreakpoints(text, {
    guideline: guideline.trim(),
    year,
    medicines,
    ...(await findOfList(ctx, file)),
  });
  if (!read.ok) throw refuse('breakpoints-file', { details: { name, fault: read.fault } });
  if (read.rows.length === 0)
    throw refuse('breakpoints-file', {
      details: { name, fault: 'none of its rows is about an organism and a medicine of the lab' },
    });
  const document = `WHONET: ${guideline.trim()} ${year}`;
  await requireNew(ctx, document);
  const set = {
    setId,
    guideline: guideline.trim().toUpperCase(),
    year,
    document,
    convention: 'clsi' as const,
  };
  await insertSet(ctx, { ...set, isDelivered: false, addedBy: ctx.caller.userId }, read.rows);
  recordEvent(ctx, {
    entityKind: 'BREAKPOINT_SET',
    entityId: setId,
    action: 'import',
    after: { document, file: name, rows: read.rows.length },
  });
  const leftOut = [...read.leftOut].map(([why, rows]) => ({ why, rows })).toSorted((a, b) => b.rows - a.rows);
  const { named, taken, without } = read;
  return { ...(await listSetsOf(ctx)), named, taken, without, leftOut };
}

/** Makes a table the one that new values are held against. */
export const chooseSet = serve(breakpointEndpoints.chooseBreakpoints, async (ctx, { setId, version }) => {
  // All tables are locked: one is in use at a time.
  await sql`select 1 from breakpoint_set where l_id = ${ctx.lId} for no key update`.execute(ctx.db);
  const sets = await readSets(ctx);
  const chosen = sets.find((set) => set.setId === setId);
  if (chosen === undefined) throw refuse('not-found');
  await expectVersion(ctx, { entityId: setId, expected: version, found: chosen.version });
  await useSet(ctx, setId);
  recordEvent(ctx, {
    entityKind: 'BREAKPOINT_SET',
    entityId: setId,
    action: 'use',
    before: { document: sets.find(({ isInUse }) => isInUse)?.document ?? null },
    after: { document: chosen.document },
  });
  return listSetsOf(ctx);
});
