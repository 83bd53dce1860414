import { BETHESDA, bethesdaOf, contradictsCategory } from '@nidan/domain/pathology/bethesda';
import type { Screening } from '@nidan/domain/pathology/screening';
import { nextRound } from '@nidan/domain/pathology/screening';
import { synopticGaps } from '@nidan/domain/pathology/synoptic/synoptic-faults';
import type { SynopticAnswers } from '@nidan/domain/pathology/synoptic/synoptic-protocol';
import { synopticProtocol } from '@nidan/domain/pathology/synoptic/synoptic-protocols';
import { type RawBuilder, sql } from 'kysely';
import type { LabTest } from '../../catalogue/versions/lab-catalogue.ts';

/** What of a case a check goes by. */
export interface CaseInHand {
  readonly synoptic: { readonly protocol: string; readonly answers: SynopticAnswers } | null;
  /** Whose second opinions were asked for and have not come. */
  readonly waitingFor: readonly string[];
  readonly screenings: readonly Screening[];
}

export const NO_CASE: CaseInHand = { synoptic: null, waitingFor: [], screenings: [] };

export type CaseInHandRow =
  | { readonly kind: 'synoptic'; readonly said: NonNullable<CaseInHand['synoptic']> }
  | { readonly kind: 'opinion'; readonly said: string }
  | { readonly kind: 'screening'; readonly said: Screening };

/** Selects, to be joined to the other remarks, what of the cases of `t` a check goes by. */
export function casesInHand(lId: number): RawBuilder<unknown> {
  return sql`
    select s.bill_test_id, 'synoptic', json_build_object('protocol', s.protocol, 'answers', s.answers), null::timestamptz
    from t join case_synoptic s on s.l_id = ${lId} and s.bill_test_id = t.bill_test_id
    union all
    select o.bill_test_id, 'opinion', to_json(o.asked_of), o.asked_at
    from t join case_opinion o on o.l_id = ${lId} and o.bill_test_id = t.bill_test_id
      and o.given_at is null and o.withdrawn_at is null
    union all
    select k.bill_test_id, 'screening', json_build_object('round', k.round, 'found', k.found, 'byId', k.screened_by), k.screened_at
    from t join case_screening k on k.l_id = ${lId} and k.bill_test_id = t.bill_test_id`;
}

/** A case with one more of its rows. */
export function withCaseRow(caseInHand: CaseInHand, row: CaseInHandRow): CaseInHand {
  switch (row.kind) {
    case 'synoptic':
      return { ...caseInHand, synoptic: row.said };
    case 'opinion':
      return { ...caseInHand, waitingFor: [...caseInHand.waitingFor, row.said] };
    case 'screening':
      return { ...caseInHand, screenings: [...caseInHand.screenings, row.said] };
  }
}

export interface CaseBlock {
  readonly code:
    | 'synoptic-incomplete'
    | 'synoptic-differs'
    | 'opinion-open'
    | 'rescreen-due'
    | 'smear-contradicts';
  readonly details: Readonly<Record<string, string>>;
}

/** What of a test under work its case is judged by. */
interface CaseToCheck {
  readonly billTestId: string;
  readonly name: string;
  readonly test: Pick<LabTest, 'parameters'>;
  /** By id of their parameters. */
  readonly results: ReadonlyMap<string, { readonly value: string | null }>;
  readonly caseInHand: CaseInHand;
}

/** A smear whose general category says other than its cells. */
function smearBlocks({ name, test, results }: CaseToCheck): CaseBlock[] {
  const valueOf = (code: string): string | null => {
    const place = test.parameters.find(({ parameter }) => parameter.code === code);
    return place === undefined ? null : (results.get(place.parameter.parameterId)?.value ?? null);
  };
  const findings = {
    adequacy: valueOf('PAP_ADEQ'),
    category: valueOf('PAP_CAT'),
    squamous: valueOf('PAP_SQ'),
    glandular: valueOf('PAP_GL'),
  };
  const found = bethesdaOf(findings);
  if (found === null || !contradictsCategory(findings)) return [];
  const details = { test: name, category: findings.category ?? '', found: BETHESDA[found].label };
  return [{ code: 'smear-contradicts', details }];
}

/** Why a case is not signed yet: a form with gaps, a second opinion that has not come, a smear that nobody looked at again or that contradicts itself. */
export function caseBlocks(toCheck: CaseToCheck): CaseBlock[] {
  const { billTestId, name: test, caseInHand } = toCheck;
  const { synoptic, waitingFor, screenings } = caseInHand;
  const waiting = waitingFor.map((name) => ({ code: 'opinion-open' as const, details: { test, name } }));
  const isDue = nextRound({ caseId: billTestId, rounds: screenings }) === 'rescreen';
  return [
    ...(synoptic === null ? [] : synopticBlocks(test, synoptic)),
    ...waiting,
    ...(isDue ? [{ code: 'rescreen-due' as const, details: { test } }] : []),
    ...smearBlocks(toCheck),
  ];
}

function synopticBlocks(
  test: string,
  { protocol: code, answers }: NonNullable<CaseInHand['synoptic']>,
): CaseBlock[] {
  const protocol = synopticProtocol(code);
  if (protocol === null) return [];
  const { missing, differing } = synopticGaps(protocol, answers);
  const labelOf = (field: string): string =>
    protocol.fields.find((one) => one.code === field)?.label ?? field;
  const fields = missing.map(({ label }) => label).join(', ');
  return [
    ...(missing.length === 0 ? [] : [{ code: 'synoptic-incomplete' as const, details: { test, fields } }]),
    ...differing.map(({ field, values, because }) => ({
      code: 'synoptic-differs' as const,
      details: { test, field: labelOf(field), expected: values.join(' or '), because },
    })),
  ];
}
