import type * as trackerEndpoints from '@nidan/contract/lab/tracker/tracker-endpoints';
import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import type { TubeLife, TubePlaceView } from '@nidan/contract/lab/tracker/life-view';
import { lifeLine, type LifeLine } from '@nidan/domain/samples/life-line';
import { readLifeSearch } from '@nidan/domain/search/life-search';
import { physicalSample } from '@nidan/domain/status-sets/lab/physical-sample';
import type { Ctx } from '../../../kernel/http/context.ts';
import { presentSample } from '../samples/present-sample.ts';
import type { SampleRow } from '../samples/sample-selection.ts';
import { factOfBox, factsOfEvents, rackIn, type TubeOfEvents } from './facts-of-events.ts';
import { factsOfRecord } from './facts-of-record.ts';
import { findTubes, MOST_TUBES, readFamily } from './find-tubes.query.ts';
import type { KnownFact } from './known-fact.ts';
import { readBoxEvents, readLifeEvents } from './life-events.query.ts';
import { readStorageOf, type StoredPlace } from './place-in-storage.query.ts';
import { type BoxOfTube, readBoxesOfTube } from './place-on-the-road.query.ts';
import { presentLane, presentStep } from './present-life.ts';
import { readTubeRecord, type TubeRecord } from './tube-record.query.ts';

interface KnownPlaces {
  readonly record: TubeRecord;
  readonly boxes: readonly BoxOfTube[];
  readonly stored: StoredPlace | null;
}

function presentRoad({ boxes }: KnownPlaces): TubePlaceView['road'] {
  const box = boxes.at(-1);
  if (box === undefined) return null;
  const { batch_id: batchId, code, band, from_name: from, to_name: to, rider_name: rider } = box;
  return { batchId, code, band, from, to, rider };
}

/** Where the tube is by its last step at a place, else where its row says that it was scanned. */
function placeNow(known: KnownPlaces, { lanes }: LifeLine<KnownFact>): TubePlaceView | null {
  const { record, stored } = known;
  const state = physicalSample.stateOf(record.status);
  if (state === 'notCollected' || physicalSample.states[state].final === true) return null;
  const lane = lanes.find(({ stays }) => stays.some(({ to }) => to === null));
  const stay = lane?.stays.find(({ to }) => to === null);
  return {
    kind: lane?.kind ?? 'place',
    name: lane?.name ?? record.place_name,
    since: stay?.from.toISOString() ?? null,
    road: state === 'inTransit' ? presentRoad(known) : null,
    storage: stored === null ? null : { ...stored, keepUntil: stored.keepUntil.toISOString() },
  };
}

/** What boxes on the ways of the tube usually take; null where one of them is not known. */
function usualOf(boxes: readonly BoxOfTube[]): number | null {
  const usual = boxes.flatMap(({ usual_ms }) => usual_ms ?? []);
  return usual.length === 0 || usual.length < boxes.length ? null : usual.reduce((sum, ms) => sum + ms, 0);
}

async function lifeOf(ctx: Ctx, tube: SampleRow): Promise<TubeLife> {
  const { sample_id: sampleId, bill_id: billId } = tube;
  const [family, events, record, boxes] = await Promise.all([
    readFamily(ctx, billId),
    readLifeEvents(ctx, { sampleId, billId }),
    readTubeRecord(ctx, sampleId),
    readBoxesOfTube(ctx, sampleId),
  ]);
  const batchIds = boxes.map(({ batch_id }) => batch_id);
  const racks = events.flatMap((event) => rackIn(event) ?? []);
  const [boxEvents, storage] = await Promise.all([
    readBoxEvents(ctx, batchIds),
    readStorageOf(ctx, { sampleId, racks }),
  ]);
  const tests = family.flatMap((one) => one.tests);
  const known: TubeOfEvents = {
    sampleId,
    billId,
    parentBarcode: tube.parent_barcode,
    record,
    boxes: new Map(boxes.map((box) => [box.code, box])),
    rackName: storage.rackName,
    testCodes: new Map(tests.map(({ billTestId, code }) => [billTestId, code])),
  };
  const told = [...factsOfEvents(events, known), ...boxEvents.map((event) => factOfBox(event, known))];
  const line = lifeLine([...told, ...factsOfRecord(record, { told, billId })], { now: ctx.now });
  const { sums } = line;
  return {
    tube: presentSample(ctx, tube),
    steps: line.steps.map(presentStep),
    lanes: line.lanes.map(presentLane),
    sums: {
      sinceDrawnMs: sums.sinceDrawnMs,
      people: sums.people,
      places: sums.places,
      longestWaitMs: sums.longestWait?.ms ?? null,
      roadMs: sums.roadMs,
      usualRoadMs: usualOf(boxes),
    },
    place: placeNow({ record, boxes, stored: storage.place }, line),
    family: family.map((row) => presentSample(ctx, row)),
    now: ctx.now.toISOString(),
  };
}

/** The whole life of the tube that a code names, or the tubes to choose from that it leads to. */
export async function readSampleLife(
  ctx: Ctx,
  { barcode }: QueryOf<typeof trackerEndpoints.readSampleLife>,
): Promise<AnswerOf<typeof trackerEndpoints.readSampleLife>> {
  const { of, code, rows } = await findTubes(ctx, readLifeSearch(barcode), barcode);
  const [only, ...others] = rows;
  if (only !== undefined && others.length === 0) return { life: await lifeOf(ctx, only), choice: null };
  const tubes = rows.slice(0, MOST_TUBES).map((row) => presentSample(ctx, row));
  const holder = of === 'tube' ? 'bill' : of;
  return { life: null, choice: { of: holder, code, tubes, hasMore: rows.length > MOST_TUBES } };
}
