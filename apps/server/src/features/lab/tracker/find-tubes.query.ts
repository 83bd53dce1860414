import type { TUBE_HOLDERS } from '@nidan/contract/lab/tracker/tracker-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type LifeSearch, LONGEST_LIFE_SEARCH } from '@nidan/domain/search/life-search';
import { type RawBuilder, sql } from 'kysely';
import { billInScope, departmentInScope } from '../../../kernel/access/in-scope.ts';
import { hasRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { searchPatientsOf } from '../../people/patients/patient-search.query.ts';
import { readSampleSelection, type SampleRow } from '../samples/sample-selection.ts';

/** Tubes to choose from at most. */
export const MOST_TUBES = 20;
const MOST_PEOPLE = 20;
const PHONE = /^(?:\+?91[- ]?)?[6-9]\d{9}$/u;

export interface FoundTubes {
  /** `tube`: by its own barcode. */
  readonly of: 'tube' | (typeof TUBE_HOLDERS)[number];
  readonly code: string;
  /** One more than are shown where there are more. */
  readonly rows: readonly SampleRow[];
}

async function tubesWhere(
  ctx: Ctx,
  condition: RawBuilder<unknown>,
  order: RawBuilder<unknown> = sql`s.tube_no`,
): Promise<SampleRow[]> {
  const department = departmentInScope(ctx.caller, sql.ref('s.department_id'));
  return readSampleSelection(
    ctx,
    sql`where s.l_id = ${ctx.lId} and ${billInScope(ctx.caller)} and ${department} and ${condition}
      order by ${order} limit ${MOST_TUBES + 1}`,
  );
}

/** The tubes of a bill that the caller sees, in the order of their numbers. */
export async function readFamily(ctx: Ctx, billId: string): Promise<SampleRow[]> {
  const department = departmentInScope(ctx.caller, sql.ref('s.department_id'));
  return readSampleSelection(
    ctx,
    sql`where s.l_id = ${ctx.lId} and ${billInScope(ctx.caller)} and ${department} and s.bill_id = ${billId}
      order by s.tube_no, s.sample_id`,
  );
}

/** Tubes of the people whom a phone number, a patient code or a name finds, the latest first. */
async function tubesOfPeople(ctx: Ctx, q: string): Promise<SampleRow[]> {
  if (!hasRight(ctx.caller, 'patients', PERMISSION.read)) return [];
  const { rows } = await searchPatientsOf(ctx, { q, limit: MOST_PEOPLE });
  const ids = rows.map(({ patient_id }) => patient_id);
  if (ids.length === 0) return [];
  return tubesWhere(ctx, sql`b.patient_id = any(${ids})`, sql`s.created_at desc, s.tube_no`);
}

async function tubesOfText(ctx: Ctx, text: string): Promise<FoundTubes> {
  const code = text.toUpperCase();
  const own = await tubesWhere(ctx, sql`s.barcode = ${code}`);
  if (own.length > 0) return { of: 'tube', code, rows: own };
  return { of: 'person', code: text, rows: await tubesOfPeople(ctx, text) };
}

async function search(
  ctx: Ctx,
  wanted: Exclude<LifeSearch, { readonly kind: 'nothing' | 'too long' }>,
): Promise<FoundTubes> {
  switch (wanted.kind) {
    case 'tube': {
      const { barcode } = wanted;
      return { of: 'tube', code: barcode, rows: await tubesWhere(ctx, sql`s.barcode = ${barcode}`) };
    }
    case 'bill': {
      const { labNo } = wanted;
      return { of: 'bill', code: labNo, rows: await tubesWhere(ctx, sql`b.lab_no = ${labNo}`) };
    }
    case 'text':
      return tubesOfText(ctx, wanted.text);
  }
}

/** The tubes that a search finds, at least one; refuses what finds none, and says what to do. */
export async function findTubes(ctx: Ctx, wanted: LifeSearch, given: string): Promise<FoundTubes> {
  if (wanted.kind === 'nothing') throw refuse('life-of-nothing');
  if (wanted.kind === 'too long') {
    throw refuse('life-search-too-long', { details: { count: String(given.trim().length) } });
  }
  const found = await search(ctx, wanted);
  if (found.rows.length > 0) return found;
  const text = given.trim().slice(0, LONGEST_LIFE_SEARCH);
  if (PHONE.test(text)) throw refuse('life-of-unknown-phone', { details: { phone: text } });
  throw refuse('life-unknown', { details: { text } });
}
