import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { addThings } from '@nidan/contract/lab/stages/stage-endpoints';
import { currentRow, type ThingKind } from '@nidan/domain/stages/case-tree';
import { isMadeOf, slideFault } from '@nidan/domain/stages/made-of';
import { waitsToBeMade } from '@nidan/domain/stages/stage-gate';
import { makingStage } from '@nidan/domain/stages/stage-plan';
import { thingBarcode, thingLabel } from '@nidan/domain/stages/thing-label';
import { newId } from '../../../kernel/database/new-id.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { placeName, type StagedCase, type ThingRow } from './case.query.ts';
import type { NewThing } from './thing-rows.ts';

type Asked = BodyOf<typeof addThings>['things'][number];
type Known = Pick<
  ThingRow,
  'thing_id' | 'parent_id' | 'kind' | 'ordinal' | 'label' | 'discarded_at' | 'discard_reason'
>;

/** Most parts of a case, and most things of one kind that are made of one thing. */
const MOST_OF_ONE = 99;

function nextOrdinal(things: readonly Known[], parentId: string | null, kind: ThingKind): number {
  const alike = things.filter((thing) => thing.parent_id === parentId && thing.kind === kind);
  return Math.max(0, ...alike.map(({ ordinal }) => ordinal)) + 1;
}

function placed(found: StagedCase, things: readonly Known[], asked: Pick<Asked, 'kind' | 'parentId'>) {
  const parent = things.find((thing) => thing.thing_id === asked.parentId) ?? null;
  const ordinal = nextOrdinal(things, asked.parentId, asked.kind);
  const label = thingLabel(asked.kind, ordinal, parent?.label ?? '');
  return {
    ordinal,
    label,
    barcode: thingBarcode(found.row.case_no, label),
    parentKind: parent?.kind ?? null,
    billTestId: found.row.bill_test_id,
  };
}

/** The slide that takes the place of a lost one, of the same block and stain. */
export function plannedRecut(found: StagedCase, slideId: string): NewThing | null {
  const slide = found.things.find((thing) => thing.thing_id === slideId);
  if (slide === undefined) return null;
  return {
    ...placed(found, found.things, { kind: 'slide', parentId: slide.parent_id }),
    thingId: newId(),
    parentId: slide.parent_id,
    kind: 'slide',
    description: slide.description,
    sampleId: null,
    site: '',
    laterality: null,
    receivedAs: '',
    stain: slide.stain,
    madeOf: slide.thing_id,
    why: 'recut',
  };
}

/** Nothing exists without its parent, and blocks stand between parts and slides where the test has them. */
function requireParent(found: StagedCase, things: readonly Known[], { kind, parentId }: Asked): Known | null {
  const parent = things.find((thing) => thing.thing_id === parentId) ?? null;
  if (parentId !== null && parent === null) throw refuse('not-found');
  const fits = isMadeOf(kind, parent?.kind ?? null);
  if (fits && parent === null) return null;
  if (!fits || parent === null || makingStage(found.plan, kind) === undefined) {
    const details = { kind, parent: parent?.kind ?? 'case' };
    throw refuse('thing-parent-unfit', { details });
  }
  if (parent.discarded_at !== null) {
    throw refuse('thing-gone', { details: { thing: parent.label, reason: parent.discard_reason ?? '' } });
  }
  return parent;
}

/** What is made later than its time: the stage that it is made in has not begun, or what follows it is completed. */
function requireTime(found: StagedCase, { kind, parentId }: Asked): void {
  const { plan, state, row } = found;
  const waiting = parentId === null ? null : waitsToBeMade(plan, state, { kind, parentId });
  if (waiting !== null) {
    const details = { stage: plan[waiting.stage]?.name ?? '', thing: placeName(found, waiting.thingId) };
    throw refuse('thing-before-its-stage', { details });
  }
  const making = makingStage(plan, kind);
  const done = plan.find(
    ({ index, level }) =>
      level === 'case' &&
      (making?.allAfter.has(index) ?? true) &&
      currentRow(state, index, null)?.state === 'COMPLETED',
  );
  if (done !== undefined) {
    throw refuse('case-stage-done', { details: { stage: done.name, case: row.case_no } });
  }
}

function requireLoop(found: StagedCase, { kind, why = 'first', stain = '', madeOf, parentId }: Asked): void {
  const slide = found.things.find((thing) => thing.thing_id === madeOf);
  const isOfBlock = slide?.kind === 'slide' && slide.parent_id === parentId;
  if (kind !== 'slide') return;
  if (madeOf !== undefined && !isOfBlock) throw refuse('slide-made-of');
  const fault = slideFault({ why, stain, namesSlide: isOfBlock });
  if (fault !== null) throw refuse(fault);
}

/** Things as they are written: each with its number, in the order in which they were asked for. */
export function plannedThings(found: StagedCase, asked: readonly Asked[]): NewThing[] {
  const things: Known[] = [...found.things];
  return asked.map((one) => {
    const parent = requireParent(found, things, one);
    if (found.things.some((thing) => thing.thing_id === parent?.thing_id) || parent === null)
      requireTime(found, one);
    requireLoop(found, one);
    const place = placed(found, things, one);
    if (place.ordinal > MOST_OF_ONE) {
      const details = { thing: parent?.label ?? found.row.case_no, most: String(MOST_OF_ONE) };
      throw refuse('things-too-many', { details });
    }
    things.push({
      thing_id: one.thingId,
      kind: one.kind,
      parent_id: one.parentId,
      ordinal: place.ordinal,
      label: place.label,
      discarded_at: null,
      discard_reason: null,
    });
    const isPart = one.kind === 'part';
    const isSlide = one.kind === 'slide';
    return {
      ...place,
      thingId: one.thingId,
      parentId: one.parentId,
      kind: one.kind,
      description: one.description.trim(),
      sampleId: null,
      site: isPart ? (one.site?.trim() ?? '') : '',
      laterality: isPart ? (one.laterality ?? null) : null,
      receivedAs: isPart ? (one.receivedAs?.trim() ?? '') : '',
      stain: isSlide ? (one.stain?.trim() ?? '') : '',
      madeOf: isSlide ? (one.madeOf ?? null) : null,
      why: isSlide ? (one.why ?? 'first') : 'first',
    };
  });
}
