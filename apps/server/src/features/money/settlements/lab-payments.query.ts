import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import type {
  LabPaymentView,
  listLabPayments,
} from '@nidan/contract/money/settlements/lab-payment-endpoints';
import { ownPartBefore, type LabPaymentPeople } from '@nidan/domain/money/lab-payment-people';
import { labPayment } from '@nidan/domain/status-sets/money/lab-payment';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { newestFirst } from '../../../kernel/database/newest-first.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

interface Row extends Omit<LabPaymentView, 'createdAt' | 'state' | 'can'> {
  readonly createdAt: Date;
  readonly code: number;
  readonly people: LabPaymentPeople;
}

async function readRows(ctx: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { locationIds } = ctx.caller.scope;
  const seen =
    locationIds === null
      ? sql`true`
      : sql`(p.from_location_id = any(${[...locationIds]}::uuid[]) or p.to_location_id = any(${[...locationIds]}::uuid[]))`;
  const { rows } = await sql<Row>`
    select p.payment_id as "paymentId", n.number, p.kind, p.from_location_id as "fromLocationId", f.name as "from",
      p.to_location_id as "toLocationId", t.name as "to", p.mode, p.amount_paise as "amountPaise", p.purpose,
      p.state as code, p.created_at as "createdAt", maker.name as "createdBy", receiver.name as "receivedBy",
      banker.name as "bankedBy", p.bank_reference as "bankReference", approver.name as "financeBy",
      archiver.name as "archivalBy", p.decision, p.version,
      coalesce((select json_agg(json_build_object('day', d.day, 'amountPaise', d.amount_paise) order by d.day)
        from lab_payment_day d where d.l_id = p.l_id and d.payment_id = p.payment_id), '[]') as days,
      json_build_object('createdBy', p.created_by, 'receivedBy', p.received_by, 'bankedBy', p.banked_by,
        'financeBy', p.finance_by, 'archivalBy', p.archival_by) as people
    from lab_payment p
    join location f on f.l_id = p.l_id and f.location_id = p.from_location_id
    join location t on t.l_id = p.l_id and t.location_id = p.to_location_id
    left join money_document n on n.l_id = p.l_id and n.document_id = p.payment_id
    join login_user maker on maker.user_id = p.created_by
    left join login_user receiver on receiver.user_id = p.received_by
    left join login_user banker on banker.user_id = p.banked_by
    left join login_user approver on approver.user_id = p.finance_by
    left join login_user archiver on archiver.user_id = p.archival_by
    where p.l_id = ${ctx.lId} and ${seen} and ${rest}`.execute(ctx.db);
  return rows;
}

function present({ caller }: Ctx, { createdAt, code, people, ...row }: Row): LabPaymentView {
  const state = labPayment.stateOf(code);
  const can = labPayment.possible(state).filter((action) => {
    const { module, bits } = labPayment.actions[action];
    const isElsewhere = action === 'approveByReceiver' && caller.locationId !== row.toLocationId;
    return (
      hasRight(caller, module, bits) && !isElsewhere && ownPartBefore(action, people, caller.userId) === null
    );
  });
  return { ...row, createdAt: createdAt.toISOString(), state, can };
}

/** Money between two places; refused when the lab has none of this id, or the caller sees neither place. */
export async function readLabPayment(ctx: Ctx, paymentId: string): Promise<LabPaymentView> {
  const [row] = await readRows(ctx, sql`p.payment_id = ${paymentId}`);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

/** Money between places of a kind, newest first. */
export async function listLabPaymentsOf(
  ctx: Ctx,
  kind: 'payment' | 'transfer',
  query: QueryOf<typeof listLabPayments>,
): Promise<AnswerOf<typeof listLabPayments>> {
  const { state, locationId } = query;
  return newestFirst(ctx, {
    by: ['p.created_at', 'p.payment_id'],
    asked: query,
    conditions: [
      sql`p.kind = ${kind}`,
      ...(state === undefined ? [] : [sql`p.state = ${labPayment.codeOf(state)}`]),
      ...(locationId === undefined
        ? []
        : [sql`${locationId}::uuid in (p.from_location_id, p.to_location_id)`]),
    ],
    read: (rest) => readRows(ctx, rest),
    keyOf: ({ createdAt, paymentId }) => [createdAt, paymentId],
    present: (row) => present(ctx, row),
  });
}
