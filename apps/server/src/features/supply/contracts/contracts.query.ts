import * as contractEndpoints from '@nidan/contract/supply/contracts/contract-endpoints';
import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import type { ContractView } from '@nidan/contract/supply/contracts/contract-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { contractStateOn } from '@nidan/domain/purchasing/contract-days';
import { rateContract } from '@nidan/domain/status-sets/money/rate-contract';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { beginsWith } from '../../people/patients/patient-matches.ts';
import { hasWords } from '../vendors/has-words.ts';
import { readContractItems } from './contract-items.query.ts';
import { stateToday } from './contract-state-sql.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row extends Omit<ContractView, 'state' | 'stateLabel' | 'madeAt' | 'can'> {
  readonly code: number;
  readonly madeAt: Date;
}

async function readRows(ctx: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select c.contract_id as "contractId", n.number, c.vendor_id as "vendorId", v.name as vendor,
      c.valid_from::text as "validFrom", c.valid_to::text as "validTo", c.freight_basis_points as "freightBasisPoints",
      c.note, c.state as code, c.made_at as "madeAt", maker.name as "madeBy", c.reason, c.version,
      (select count(distinct s.item_id)::int from rate_contract_slab s
        where s.l_id = c.l_id and s.contract_id = c.contract_id) as items
    from rate_contract c
    join vendor v on v.l_id = c.l_id and v.vendor_id = c.vendor_id
    join money_document n on n.l_id = c.l_id and n.document_id = c.contract_id
    join login_user maker on maker.user_id = c.made_by
    where c.l_id = ${ctx.lId} and ${rest}`.execute(ctx.db);
  return rows;
}

function present({ caller, lab, now }: Ctx, { code, madeAt, ...row }: Row): ContractView {
  const state = contractStateOn(rateContract.stateOf(code), row, calendarDateIn(lab.timeZone, now));
  const may = hasRight(caller, 'purchases', PERMISSION.update);
  const steps = rateContract.possible(state).filter((step) => step === 'submit' || step === 'cancel');
  return {
    ...row,
    madeAt: madeAt.toISOString(),
    state,
    stateLabel: rateContract.labelOf(state),
    can: may ? [...(state === 'draft' ? ['change'] : []), ...steps] : [],
  };
}

/** One contract as the caller sees it; refused when the lab has none of this id. */
export async function readContractView(ctx: Ctx, contractId: string): Promise<ContractView> {
  const [row] = await readRows(ctx, sql`c.contract_id = ${contractId}`);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

/** A contract with all its items. */
export async function readContractOf(
  ctx: Ctx,
  contractId: string,
): Promise<AnswerOf<typeof contractEndpoints.readContract>> {
  const contract = await readContractView(ctx, contractId);
  const items = await readContractItems(ctx, sql`s.contract_id = ${contractId} order by i.name, i.item_id`);
  return { contract, items: [...items] };
}

function hasItem({ lId }: Ctx, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (select from rate_contract_slab s join item i on i.l_id = s.l_id and i.item_id = s.item_id
    where s.l_id = ${lId} and s.contract_id = c.contract_id and ${condition})`;
}

function soughtBy(
  ctx: Ctx,
  { q = '', by = 'doc_no' }: QueryOf<typeof contractEndpoints.listContracts>,
): RawBuilder<unknown>[] {
  if (q.trim() === '') return [];
  switch (by) {
    case 'doc_no':
      return [beginsWith(sql.ref('n.number'), q.trim().toUpperCase())];
    case 'vendor_name':
      return hasWords(sql.ref('v.name_search'), q);
    case 'item_name':
      return [hasItem(ctx, sql.join([sql`true`, ...hasWords(sql`lower(i.name)`, q)], sql` and `))];
    case 'item_code':
      return [hasItem(ctx, sql`starts_with(i.code, ${q.trim().toUpperCase()})`)];
  }
}

/** Contracts, those that begin last first. */
export const listContractsOf = serve(contractEndpoints.listContracts, async (ctx, query) => {
  const { cursor, limit = 50, state, vendorId, endsWithin } = query;
  const after = decodeCursor(cursor);
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const conditions = [
    sql`true`,
    ...(state === undefined ? [] : [sql`${stateToday(ctx)} = ${rateContract.codeOf(state)}`]),
    ...(vendorId === undefined ? [] : [sql`c.vendor_id = ${vendorId}`]),
    ...(endsWithin === undefined
      ? []
      : [
          sql`${stateToday(ctx)} = ${rateContract.codes.active} and c.valid_to <= ${today}::date + ${endsWithin}::int`,
        ]),
    ...soughtBy(ctx, query),
    ...(after === null ? [] : [sql`(c.valid_from, c.contract_id) < (${after[0]}::date, ${after[1]}::uuid)`]),
  ];
  const rows = await readRows(
    ctx,
    sql`${sql.join(conditions, sql` and `)} order by c.valid_from desc, c.contract_id desc limit ${limit + 1}`,
  );
  return toPage({
    rows,
    limit,
    key: (row) => [row.validFrom, row.contractId],
    present: (row) => present(ctx, row),
  });
});
