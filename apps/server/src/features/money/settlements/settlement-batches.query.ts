import * as settlementBatchEndpoints from '@nidan/contract/money/settlements/settlement-batch-endpoints';
import type { SettlementBatchView } from '@nidan/contract/money/settlements/settlement-batch-endpoints';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import {
  givesBack,
  ownPartOfBatch,
  type SettlementBatchPeople,
} from '@nidan/domain/money/bank/settlement-batch-people';
import { settlementBatch } from '@nidan/domain/status-sets/money/settlement-batch';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { newestFirst } from '../../../kernel/database/newest-first.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row extends Omit<SettlementBatchView, 'createdAt' | 'state' | 'can'> {
  readonly createdAt: Date;
  readonly code: number;
  readonly people: SettlementBatchPeople;
}

async function readRows({ db, lId, caller }: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { locationIds } = caller.scope;
  const seen = locationIds === null ? sql`true` : sql`s.location_id = any(${[...locationIds]}::uuid[])`;
  const { rows } = await sql<Row>`
    select s.batch_id as "batchId", n.number, s.location_id as "locationId", f.name as location, s.mode, s.day::text as day,
      x.items, x.paise as "amountPaise", s.state as code, s.created_at as "createdAt", maker.name as "createdBy",
      requester.name as "requestedBy", submitter.name as "submittedBy", s.bank_reference as "bankReference",
      settler.name as "settledBy", s.paid_paise as "paidPaise", s.fee_paise as "feePaise", s.difference_reason as "differenceReason",
      archiver.name as "archivalBy", s.decision, s.version,
      json_build_object('requestedBy', s.requested_by, 'archivalBy', s.archival_by) as people
    from settlement_batch s
    join location f on f.l_id = s.l_id and f.location_id = s.location_id
    join login_user maker on maker.user_id = s.created_by
    left join login_user requester on requester.user_id = s.requested_by
    left join login_user submitter on submitter.user_id = s.submitted_by
    left join login_user settler on settler.user_id = s.settled_by
    left join login_user archiver on archiver.user_id = s.archival_by
    left join money_document n on n.l_id = s.l_id and n.document_id = s.batch_id
    cross join lateral (
      select count(*)::int as items, coalesce(sum(i.amount_paise), 0)::bigint as paise
      from settlement_batch_item i where i.l_id = s.l_id and i.batch_id = s.batch_id) x
    where s.l_id = ${lId} and ${seen} and ${rest}`.execute(db);
  return rows;
}

function present({ caller }: Ctx, { createdAt, code, people, ...row }: Row): SettlementBatchView {
  const state = settlementBatch.stateOf(code);
  const steps = settlementBatch.possible(state).filter((action) => {
    const { module, bits } = settlementBatch.actions[action];
    return hasRight(caller, module, bits) && ownPartOfBatch(action, people, caller.userId) === null;
  });
  const undoes = givesBack(state) && hasRight(caller, 'finance', PERMISSION.update);
  const can = [...steps, ...(undoes ? ['takeOut', 'dissolve'] : [])];
  return { ...row, createdAt: createdAt.toISOString(), state, can };
}

/** A batch; refused when the lab has none of this id that the caller sees. */
export async function readBatch(ctx: Ctx, batchId: string): Promise<SettlementBatchView> {
  const [row] = await readRows(ctx, sql`s.batch_id = ${batchId}`);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

/** Batches, newest first. */
export const listBatches = serve(settlementBatchEndpoints.listSettlementBatches, async (ctx, query) => {
  const { state, locationId } = query;
  return newestFirst(ctx, {
    by: ['s.created_at', 's.batch_id'],
    asked: query,
    conditions: [
      ...(state === undefined ? [] : [sql`s.state = ${settlementBatch.codeOf(state)}`]),
      ...(locationId === undefined ? [] : [sql`s.location_id = ${locationId}`]),
    ],
    read: (rest) => readRows(ctx, rest),
    keyOf: ({ createdAt, batchId }) => [createdAt, batchId],
    present: (row) => present(ctx, row),
  });
});
