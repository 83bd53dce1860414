import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import type { Ledger, LedgerOrder, Stage } from './ledger.ts';

/** Effects of an order that the database holds. */
interface Effects {
  readonly billId: string;
  readonly patientName: string;
  readonly register: number;
  readonly payments: number;
  readonly accession: number;
  readonly enter: number;
  readonly check: number;
  /** It says of something that it happened before the torture began, or has yet to happen. */
  readonly misdated: boolean;
}

export interface Reconciliation {
  /** Acknowledged writes whose effect is not there. */
  readonly lost: readonly string[];
  /** Effects that are there twice. */
  readonly doubled: readonly string[];
  /** Writes that were refused and happened. */
  readonly unsaid: readonly string[];
  /** Orders that a server with a wrong clock dated. */
  readonly misdated: readonly string[];
}

const EFFECTS = `
  select b.bill_id as "billId", p.name as "patientName", 1 as register,
    (select count(*)::int from payment y where y.l_id = b.l_id and y.bill_id = b.bill_id) as payments,
    (select count(*)::int from event e where e.l_id = b.l_id and e.bill_id = b.bill_id and e.action = 'accession') as accession,
    (select coalesce(max(r.version), 0)::int from result_version r
      join bill_test t on t.l_id = r.l_id and t.bill_test_id = r.bill_test_id
      where t.l_id = b.l_id and t.bill_id = b.bill_id) as enter,
    (select count(*)::int from event e where e.l_id = b.l_id and e.bill_id = b.bill_id and e.action = 'check') as check,
    (select bool_or(d.at < $1 or d.at > now()) from (
      select b.created_at as at
      union all select y.received_at from payment y where y.l_id = b.l_id and y.bill_id = b.bill_id
      union all select e.at from event e where e.l_id = b.l_id and e.bill_id = b.bill_id
    ) d) as misdated
  from bill b join patient p on p.l_id = b.l_id and p.patient_id = b.patient_id
  where b.l_id = 1 and p.name like 'Torture %'`;

async function readEffects(checkerUrl: string, since: Date): Promise<Effects[]> {
  return withClient(checkerUrl, async (client) => (await client.query<Effects>(EFFECTS, [since])).rows);
}

function repeatsIn(effects: readonly Effects[]): string[] {
  const seen = new Set<string>();
  const doubled: string[] = [];
  for (const effect of effects) {
    if (seen.has(effect.patientName)) doubled.push(`${effect.patientName}: registered twice`);
    seen.add(effect.patientName);
    for (const part of ['payments', 'accession', 'enter', 'check'] as const)
      if (effect[part] > 1) doubled.push(`${effect.patientName}: ${part} ${effect[part]} times`);
  }
  return doubled;
}

function stagesOf(order: LedgerOrder, outcome: string): Stage[] {
  return [...order.outcomes].flatMap(([stage, known]) => (known === outcome ? [stage] : []));
}

function named(order: LedgerOrder, stage: Stage): string {
  return `${order.patientName}: ${stage}`;
}

/** Holds what the clients were told since a moment against what the database holds. */
export async function reconcile(ledger: Ledger, checkerUrl: string, since: Date): Promise<Reconciliation> {
  const effects = await readEffects(checkerUrl, since);
  const byBill = new Map(effects.map((effect) => [effect.billId, effect]));
  const orders = [...ledger.orders.values()];
  const has = ({ billId }: LedgerOrder, stage: Stage): boolean => (byBill.get(billId)?.[stage] ?? 0) > 0;
  const lost = orders.flatMap((order) =>
    stagesOf(order, 'acknowledged')
      .filter(
        (stage) => !has(order, stage) || (stage === 'register' && byBill.get(order.billId)?.payments === 0),
      )
      .map((stage) => named(order, stage)),
  );
  const unsaid = orders.flatMap((order) =>
    stagesOf(order, 'refused')
      .filter((stage) => has(order, stage))
      .map((stage) => named(order, stage)),
  );
  const misdated = effects.filter((effect) => effect.misdated).map(({ patientName }) => patientName);
  return { lost, doubled: repeatsIn(effects), unsaid, misdated };
}
