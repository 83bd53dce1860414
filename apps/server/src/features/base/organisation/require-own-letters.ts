import {
  DOCUMENT_SERIES,
  documentNumberStart,
  type DocumentSeries,
} from '@nidan/domain/money/document-number';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { financialYearOf } from '@nidan/domain/time/financial-year';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

interface Issuer {
  readonly name: string;
  readonly letters: string;
  /** Another firm, or the lab, that numbers its documents with the same letters at an enabled location. */
  readonly other: string | null;
}

/** The firm (null: the lab itself) as it numbers documents at its enabled locations; undefined where it has none. */
async function issuerOf({ db, lId }: Ctx, firmId: string | null): Promise<Issuer | undefined> {
  const { rows } = await sql<Issuer>`
    with issuer as (
      select distinct place.firm_id, coalesce(firm.name, lab.name) as name, coalesce(firm.lab_id_prefix, lab.prefix) as letters
      from location place join lab on lab.l_id = place.l_id
      left join firm on firm.l_id = place.l_id and firm.firm_id = place.firm_id
      where place.l_id = ${lId} and place.status = ${masterData.codes.enabled})
    select own.name, own.letters, (
      select other.name from issuer other
      where other.letters = own.letters and other.firm_id is distinct from own.firm_id order by other.name limit 1) as other
    from issuer own where own.firm_id is not distinct from ${firmId}`.execute(db);
  return rows[0];
}

/** Who else issued a document of this financial year whose number begins with these letters; null when nobody did. */
async function formerIssuer(
  { db, lId, lab, now }: Ctx,
  { letters, firmId }: { readonly letters: string; readonly firmId: string | null },
): Promise<string | null> {
  const financialYear = financialYearOf(calendarDateIn(lab.timeZone, now));
  // The keys of a constant declaration.
  const series = Object.keys(DOCUMENT_SERIES) as DocumentSeries[];
  const starts = series.map((one) => documentNumberStart({ prefix: letters, series: one, financialYear }));
  const { rows } = await sql<{ name: string | null }>`
    select firm.name from unnest(${starts}::text[]) as start(number), lateral (
      select document.firm_id from money_document document
      where document.l_id = ${lId} and document.number > start.number collate "C" and document.number < (start.number || '~') collate "C"
        and document.firm_id is distinct from ${firmId}
      limit 1) document
    left join firm on firm.l_id = ${lId} and firm.firm_id = document.firm_id
    limit 1`.execute(db);
  const [former] = rows;
  return former === undefined ? null : (former.name ?? lab.name);
}

/**
 * Refuses a change, asked after it was written, by which a firm (null: the lab itself) would number documents with letters that another one
 * uses at an enabled location or has used in this financial year: no two documents of a lab have one number (CGST rule 46(b)).
 */
export async function requireOwnLetters(ctx: Ctx, firmId: string | null): Promise<void> {
  const issuer = await issuerOf(ctx, firmId);
  if (issuer === undefined) return;
  const { name, letters } = issuer;
  const other = issuer.other ?? (await formerIssuer(ctx, { letters, firmId }));
  if (other !== null) throw refuse('letters-needed', { details: { firm: name, letters, other } });
}
