import * as ledgerEndpoints from '@nidan/contract/ledger/journal/ledger-endpoints';
import type { AccountTurnover } from '@nidan/contract/ledger/journal/ledger-view';
import { seesAllBills } from '@nidan/domain/access/work-scope';
import { accountLabel } from '@nidan/domain/money/journal';
import type { DateRange } from '@nidan/domain/time/date-filter';
import { sql } from 'kysely';
import { postingInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readCheckpointBefore } from '../closed-days/checkpoint.query.ts';
import { readClosedThrough } from '../closed-days/closed-days.query.ts';
import { daysOfBooks } from './days-of-books.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row {
  readonly account: string;
  readonly opening: number;
  readonly debit: number;
  readonly credit: number;
}

interface BooksOf extends DateRange {
  readonly locationId: string | null;
}

/** What moved after a checkpoint, before and within the days asked for, by account. */
async function readMoved(ctx: Ctx, { from, to, locationId }: BooksOf, since: string | null): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select side.account,
      coalesce(sum(side.debit - side.credit) filter (where j.posted_on < ${from}), 0)::bigint as opening,
      coalesce(sum(side.debit) filter (where j.posted_on >= ${from}), 0)::bigint as debit,
      coalesce(sum(side.credit) filter (where j.posted_on >= ${from}), 0)::bigint as credit
    from journal_posting j cross join lateral (
      values (j.debit_account, j.amount_paise, 0), (j.credit_account, 0, j.amount_paise)) side (account, debit, credit)
    where j.l_id = ${ctx.lId} and j.posted_on <= ${to} and (${since}::date is null or j.posted_on > ${since})
      and (${locationId}::uuid is null or j.location_id = ${locationId})
      and ${postingInScope(ctx, 'j')}
    group by side.account`.execute(ctx.db);
  return rows;
}

function sumOf(
  rows: readonly AccountTurnover[],
  column: 'openingPaise' | 'debitPaise' | 'creditPaise' | 'closingPaise',
) {
  return rows.reduce((sum, row) => sum + row[column], 0);
}

/**
 * Opening, both sides and closing of every account over some days. Who sees all bills is answered from the last checkpoint
 * before; who sees some has theirs added up from the first.
 */
export const readTrialBalance = serve(ledgerEndpoints.trialBalance, async (ctx, query) => {
  const { locationId = null } = query;
  const days = daysOfBooks(ctx, query);
  const checkpoint = seesAllBills(ctx.caller.scope)
    ? await readCheckpointBefore(ctx.db, ctx.lId, { day: days.from, locationId })
    : { day: null, rows: [] };
  const moved = new Map(
    (await readMoved(ctx, { ...days, locationId }, checkpoint.day)).map((row) => [row.account, row]),
  );
  const stood = Map.groupBy(checkpoint.rows, ({ account }) => account);
  const names = [...new Set([...stood.keys(), ...moved.keys()])].toSorted();
  const accounts = names.map((account): AccountTurnover => {
    const { opening = 0, debit = 0, credit = 0 } = moved.get(account) ?? {};
    const before = (stood.get(account) ?? []).reduce(
      (sum, row) => sum + row.debit_paise - row.credit_paise,
      0,
    );
    const openingPaise = before + opening;
    return {
      account,
      label: accountLabel(account),
      openingPaise,
      debitPaise: debit,
      creditPaise: credit,
      closingPaise: openingPaise + debit - credit,
    };
  });
  return {
    accounts,
    total: {
      openingPaise: sumOf(accounts, 'openingPaise'),
      debitPaise: sumOf(accounts, 'debitPaise'),
      creditPaise: sumOf(accounts, 'creditPaise'),
      closingPaise: sumOf(accounts, 'closingPaise'),
    },
    closedThrough: await readClosedThrough(ctx),
  };
});
