import type { TUBE_HOLDERS } from '@nidan/contract/lab/tracker/tracker-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type LifeSearch, LONGEST_LIFE_SEARCH } from '@nidan/domain/search/life-search';
import { isBoxCode } from '@nidan/domain/boxes/box-code';
import { sampleBatchItem } from '@nidan/domain/status-sets/lab/sample-batch-item';
import { readStorageScan } from '@nidan/domain/storage/storage-scan';
import { type RawBuilder, sql } from 'kysely';
import { billInScope, departmentInScope } from '../../../kernel/access/in-scope.ts';
import { hasRight } from '../../../kernel/access/require-right.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { searchPatientsOf } from '../../people/patients/patient-search.query.ts';
import { boxInScope } from '../boxes/box-scope.ts';
import { unitInScope } from '../storage/unit-in-scope.ts';
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

async function idOf(ctx: Ctx, query: RawBuilder<{ readonly id: string }>): Promise<string | null> {
  return (await query.execute(ctx.db)).rows[0]?.id ?? null;
}

/** The tubes in a box that the caller sees, in the order of their packing; null where no box has the code. */
async function tubesOfBox(ctx: Ctx, code: string): Promise<FoundTubes | null> {
  if (!isBoxCode(code)) return null;
  const id = await idOf(
    ctx,
    sql`select b.batch_id as id from sample_batch b where b.l_id = ${ctx.lId} and b.code = ${code} and ${boxInScope(ctx)}`,
  );
  if (id === null) return null;
  const packed = sql`s.sample_id in (
    select i.sample_id from sample_batch_item i
    where i.l_id = ${ctx.lId} and i.batch_id = ${id} and i.state <> ${sampleBatchItem.codes.canceled})`;
  return { of: 'box', code, rows: await tubesWhere(ctx, packed, sql`s.barcode`) };
}

/** The tubes in a rack or in one position of it that the caller sees; null where no rack has the code. */
async function tubesOfRack(ctx: Ctx, text: string): Promise<FoundTubes | null> {
  const scan = readStorageScan(text);
  if (scan.kind !== 'place') return null;
  const { code, position } = scan;
  const id = await idOf(
    ctx,
    sql`select u.unit_id as id from storage_unit u where u.l_id = ${ctx.lId} and u.code = ${code} and ${unitInScope(ctx.caller)}`,
  );
  if (id === null) return null;
  const there =
    position === null ? sql`true` : sql`st.row_no = ${position.row} and st.column_no = ${position.column}`;
  const stored = sql`s.sample_id in (
    select st.sample_id from stored_tube st where st.l_id = ${ctx.lId} and st.unit_id = ${id} and ${there})`;
  return { of: 'rack', code: text, rows: await tubesWhere(ctx, stored, sql`s.barcode`) };
}

async function tubesOfText(ctx: Ctx, text: string): Promise<FoundTubes> {
  const code = text.toUpperCase();
  const own = await tubesWhere(ctx, sql`s.barcode = ${code}`);
  if (own.length > 0) return { of: 'tube', code, rows: own };
  const held = (await tubesOfBox(ctx, code)) ?? (await tubesOfRack(ctx, code));
  if (held !== null) return held;
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
  if (found.of === 'box' || found.of === 'rack') {
    throw refuse('life-of-empty-holder', { details: { code: found.code } });
  }
  const text = given.trim().slice(0, LONGEST_LIFE_SEARCH);
  if (PHONE.test(text)) throw refuse('life-of-unknown-phone', { details: { phone: text } });
  throw refuse('life-unknown', { details: { text } });
}
