import { CompiledQuery } from 'kysely';
import { insertStatements } from '../database/insert-rows.ts';
import { newId } from '../database/new-id.ts';
import type { Ctx } from '../http/context.ts';
import { RecentlyUsed } from '../recently-used.ts';

/** An answer that carries data of patients. */
export interface ReadDraft {
  readonly route: string;
  readonly address: string;
  readonly subjects: readonly string[];
}

/** Rows of one insert: few sizes, so that few statements are parsed. */
const SIZES = [1, 5, 25, 100];

function seenStatement(start: readonly unknown[], subjects: readonly string[]): CompiledQuery {
  const size = SIZES.find((one) => one >= subjects.length) ?? subjects.length;
  // The last one again and again fills the size; it conflicts with itself.
  const filled = Array.from({ length: size }, (_, at) => subjects[Math.min(at, subjects.length - 1)]);
  const tuples = filled.map((_, at) => `($1, $${at + 4}, $2, $3)`).join(', ');
  return CompiledQuery.raw(
    `insert into patient_seen (l_id, subject_id, day, user_id) values ${tuples} on conflict do nothing`,
    [...start, ...filled],
  );
}

function keyOf({ lId, caller, now }: Ctx): string {
  return `${lId} ${caller.userId} ${now.toISOString().slice(0, 10)}`;
}

/** What this process has noted already, by lab, person and day: a list that is read again and again writes its row alone. */
const noted = new RecentlyUsed<string, Set<string>>(500);
const MOST_SUBJECTS = 5_000;

function notYetNoted(ctx: Ctx, subjects: readonly string[]): string[] {
  const known = noted.get(keyOf(ctx));
  return known === undefined ? [...subjects] : subjects.filter((subject) => !known.has(subject));
}

/** Remembers what a read has noted; to be called once it is committed. */
export function rememberNoted(ctx: Ctx, { subjects }: ReadDraft): void {
  const key = keyOf(ctx);
  const known = noted.get(key) ?? new Set<string>();
  if (known.size > MOST_SUBJECTS) known.clear();
  for (const subject of subjects) known.add(subject);
  noted.set(key, known);
}

/** The statements that note a read, to be sent with its commit. The subjects are in order, so that two reads cannot deadlock. */
export function readStatements(ctx: Ctx, { route, address, subjects }: ReadDraft): CompiledQuery[] {
  const { lId, caller, now, requestId } = ctx;
  const row = {
    l_id: lId,
    read_id: newId(),
    at: now,
    user_id: caller.userId,
    role_name: caller.roleName,
    location_id: caller.locationId,
    address,
    route,
    subjects: [...subjects],
    request_id: requestId,
  };
  const statements = insertStatements('patient_read', [row]);
  const fresh = notYetNoted(ctx, subjects);
  const start = [lId, now.toISOString().slice(0, 10), caller.userId];
  const most = SIZES.at(-1) ?? 1;
  for (let at = 0; at < fresh.length; at += most)
    statements.push(seenStatement(start, fresh.slice(at, at + most)));
  return statements;
}
