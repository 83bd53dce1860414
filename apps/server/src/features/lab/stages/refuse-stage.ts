import type { StageOutcome, StageRefusal } from '@nidan/domain/stages/stage-action';
import type { StageRow } from '@nidan/domain/stages/case-tree';
import type { Waiting } from '@nidan/domain/stages/stage-gate';
import { type Refusal, refuse } from '../../../kernel/http/refuse.ts';
import { placeName, type StagedCase } from './case.query.ts';

/** A stage of a thing for people: 'Staining of S-26-000123 A1-2'. */
export function stageOfThing(found: StagedCase, { stage, thingId }: Waiting): string {
  return `${found.plan[stage]?.name ?? ''} of ${placeName(found, thingId)}`;
}

/** The refusal of the engine as the API tells it. */
export function refuseStage(
  found: StagedCase,
  at: Pick<StageRow, 'stage' | 'thingId'>,
  why: StageRefusal,
): Refusal {
  const stage = found.plan[at.stage]?.name ?? '';
  const thing = placeName(found, at.thingId);
  switch (why.why) {
    case 'waits':
      return refuse('stage-waits', { details: { stage, thing, before: stageOfThing(found, why.for) } });
    case 'replaced':
      return refuse('stage-replaced', { details: { stage, thing } });
    case 'noTarget': {
      const targets = why.targets.map(({ name }) => name).join(', ');
      return refuse('stage-no-target', { details: { stage, targets } });
    }
    case 'noThing':
      return refuse('stage-names-thing', { details: { level: why.target.level, stage: why.target.name } });
    case 'step': {
      const { label, action, from, possible } = why.refusal;
      const details = { what: stageOfThing(found, at), label, action };
      return refuse('transition-refused', { details, state: from, can: possible });
    }
  }
}

/** What the engine allowed; throws what it refused. */
export function allowedOrRefuse(
  found: StagedCase,
  at: Pick<StageRow, 'stage' | 'thingId'>,
  outcome: StageOutcome,
): Extract<StageOutcome, { ok: true }> {
  if (outcome.ok) return outcome;
  throw refuseStage(found, at, outcome.refusal);
}
