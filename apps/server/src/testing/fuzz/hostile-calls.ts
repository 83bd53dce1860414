import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { type Arbitrary, constant, constantFrom, oneof, record, tuple } from 'fast-check';
import { hostileMisfits, hostileTexts, hostileValueOf, type KnownValues } from '../hostile-values.ts';
import { absentLike, type Leaf, leavesOf, withLeaf } from '../matrix/request-ids.ts';
import type { CaseCall } from '../matrix/route-case.ts';

/** Last name of a leaf that is no position in a list: the field that takes it. */
function fieldNameOf({ path }: Leaf): string {
  return path.findLast((name) => !/^\d+$/.test(name)) ?? '';
}

/** The values of right requests by the field that takes each; `anyId` has every id among them. */
export function knownValuesOf(calls: readonly CaseCall[]): KnownValues {
  const known: Record<string, unknown[]> = { anyId: [] };
  for (const leaf of calls.flatMap(leavesOf)) {
    (known[fieldNameOf(leaf)] ??= []).push(leaf.value);
    if (typeof leaf.value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(leaf.value))
      known['anyId']?.push(leaf.value);
  }
  return known;
}

/** A right request with one of its values replaced: by one of another request, by an absent one, by what no form sends. */
function withOneWrong(right: CaseCall, known: KnownValues): Arbitrary<CaseCall> {
  const leaves = leavesOf(right);
  if (leaves.length === 0) return constant(right);
  return constantFrom(...leaves).chain((leaf) => {
    const others = known[fieldNameOf(leaf)] ?? [];
    const values = oneof(
      constantFrom(...others, absentLike(leaf.value)),
      constantFrom<unknown[]>(...hostileTexts, ...hostileMisfits, undefined),
    );
    return values.map((value) => withLeaf(right, { path: leaf.path, value }));
  });
}

function shapedCall({ params, query, body }: Endpoint, known: KnownValues): Arbitrary<CaseCall> {
  return record({
    params: hostileValueOf({ ...params }, known),
    query: hostileValueOf({ ...query }, known),
    body: body === null ? constant(undefined) : hostileValueOf({ ...body }, known),
  });
}

/**
 * Calls of an endpoint: in the shape of its schemas with values that a form would never send, close to a right one, and now
 * and then a right one, so that the stored data moves on.
 */
export function hostileCallsOf(
  endpoint: Endpoint,
  { rights, known }: { readonly rights: readonly CaseCall[]; readonly known: KnownValues },
): Arbitrary<CaseCall> {
  const shaped = shapedCall(endpoint, known);
  if (rights.length === 0) return shaped;
  const right = constantFrom(...rights);
  return oneof(
    { weight: 5, arbitrary: shaped },
    { weight: 4, arbitrary: right.chain((call) => withOneWrong(call, known)) },
    {
      weight: 2,
      arbitrary: right.chain((call) => withOneWrong(call, known)).chain((call) => withOneWrong(call, known)),
    },
    { weight: 1, arbitrary: right },
  );
}

/** What is wrong with the message itself and not with what it says. */
export type Twist = 'none' | 'broken JSON' | 'other type' | 'no key' | 'long key' | 'two labs' | 'no lab';

/** A call with how it is spoilt on its way and who sends it. */
export interface HostileRequest {
  readonly endpoint: Endpoint;
  readonly call: CaseCall;
  readonly twist: Twist;
  readonly sender: 'right' | 'other' | 'nobody';
}

/** Requests of one endpoint, most of them by somebody who may send them, in a message that is whole. */
export function hostileRequestsOf(endpoint: Endpoint, calls: Arbitrary<CaseCall>): Arbitrary<HostileRequest> {
  const twists: Arbitrary<Twist> = oneof(
    { weight: 30, arbitrary: constant<Twist>('none') },
    {
      weight: 1,
      arbitrary: constantFrom<Twist[]>(
        'broken JSON',
        'other type',
        'no key',
        'long key',
        'two labs',
        'no lab',
      ),
    },
  );
  const senders = oneof(
    { weight: 18, arbitrary: constant('right' as const) },
    { weight: 1, arbitrary: constant('other' as const) },
    { weight: 1, arbitrary: constant('nobody' as const) },
  );
  return tuple(calls, twists, senders).map(([call, twist, sender]) => ({ endpoint, call, twist, sender }));
}
