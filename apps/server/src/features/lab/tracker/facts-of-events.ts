import type { LifeStepView } from '@nidan/contract/lab/tracker/life-view';
import type { LifePlace } from '@nidan/domain/samples/life-line';
import { physicalSample, type PhysicalSampleState } from '@nidan/domain/status-sets/lab/physical-sample';
import type { KnownFact } from './known-fact.ts';
import type { LifeEvent } from './life-events.query.ts';
import type { RackNames } from './place-in-storage.query.ts';
import type { BoxOfTube } from './place-on-the-road.query.ts';
import type { TubeRecord } from './tube-record.query.ts';

/** Steps for which the code of the tube is scanned. */
const SCANNED: ReadonlySet<string> = new Set([
  'accession',
  'accessionInDepartment',
  'pack',
  'archive',
  'moveInStorage',
  'outsource',
  'retrieve',
]);
/** Steps with the tube in the hand: it is then where the person works. */
const IN_HAND: ReadonlySet<string> = new Set(['collect', 'accession', 'retrieve']);

export interface TubeOfEvents {
  readonly sampleId: string;
  readonly billId: string;
  /** The tube that it was drawn in place of, or filled from. */
  readonly parentBarcode: string | null;
  readonly record: TubeRecord;
  /** The boxes that it travelled in, by their code. */
  readonly boxes: ReadonlyMap<string, BoxOfTube>;
  readonly rackName: RackNames;
  /** Short codes of the tests of the bill by the id of their line. */
  readonly testCodes: ReadonlyMap<string, string>;
}

/** Events write a state as its code or as its name. */
function stateIn(side: LifeEvent['before']): PhysicalSampleState | null {
  const status = side?.['status'];
  if (typeof status === 'string') return physicalSample.isState(status) ? status : null;
  return physicalSample.stateNames.find((state) => physicalSample.codeOf(state) === status) ?? null;
}

function textIn({ before, after }: LifeEvent, name: string): string | null {
  const value = after?.[name] ?? before?.[name];
  return typeof value === 'string' ? value : null;
}

function undoneBy(action: string): string | null {
  return Object.entries(physicalSample.actions).find(([name]) => name === action)?.[1].undoes ?? null;
}

/** A box that the tube is sent in, with who carries it; one that is known by its code alone keeps that. */
function roadOf(event: LifeEvent, { boxes }: TubeOfEvents): LifePlace {
  const code = textIn(event, 'box') ?? '';
  const rider = boxes.get(code)?.rider_name ?? null;
  return { kind: 'road', key: `box ${code}`, name: rider === null ? code : `${code}, ${rider}` };
}

/** The code of the rack of a position: 'C-04' of 'C-04.E7'; null where the event names none. */
export function rackIn(event: LifeEvent): string | null {
  return textIn(event, 'position')?.split('.')[0] ?? null;
}

function rackOf(event: LifeEvent, { rackName }: TubeOfEvents): LifePlace {
  const code = rackIn(event) ?? '';
  return { kind: 'storage', key: `rack ${code}`, name: rackName(code) };
}

function placeOf(event: LifeEvent, tube: TubeOfEvents): LifePlace | null {
  const { record } = tube;
  if (event.action === 'send') return roadOf(event, tube);
  if (event.action === 'archive' || event.action === 'moveInStorage') return rackOf(event, tube);
  const locationId = event.location_id ?? record.home_id;
  const location = event.location_name ?? record.home_name;
  if (event.action === 'accessionInDepartment') {
    return {
      kind: 'place',
      key: `${locationId} ${record.department_id}`,
      name: `${record.department_name}, ${location}`,
    };
  }
  return IN_HAND.has(event.action) ? { kind: 'place', key: locationId, name: location } : null;
}

function sourceOf({ action, entity_kind }: LifeEvent): LifeStepView['how'] {
  if (entity_kind === 'BILL_TEST') return 'values';
  if (action === 'printLabel') return 'print';
  return SCANNED.has(action) ? 'scan' : 'hand';
}

/** What of an event is told beside its step, the first that it has. */
const ABOUT = ['box', 'position', 'replacement', 'certificate', 'returnedTo'] as const;

function opensOf(event: LifeEvent, { billId, boxes }: TubeOfEvents): LifeStepView['opens'] {
  const batchId = boxes.get(textIn(event, 'box') ?? '')?.batch_id;
  return batchId === undefined ? { kind: 'bill', id: billId } : { kind: 'box', id: batchId };
}

function ofTube(event: LifeEvent, tube: TubeOfEvents): KnownFact {
  return {
    key: event.event_id,
    at: event.at,
    action: event.action,
    from: stateIn(event.before),
    to: stateIn(event.after),
    by: event.user_id,
    place: placeOf(event, tube),
    undoes: undoneBy(event.action),
    who: event.user_name === null ? null : { name: event.user_name, role: event.role_name },
    how: sourceOf(event),
    about: ABOUT.map((name) => textIn(event, name)).find((text) => text !== null) ?? null,
    reason: event.reason,
    opens: opensOf(event, tube),
  };
}

/** A rejected tube and its replacement share one event: of the new tube it tells the beginning. */
function ofOtherTube(event: LifeEvent, tube: TubeOfEvents): KnownFact {
  const replaces = event.action === 'reject';
  return {
    ...ofTube(event, tube),
    action: replaces ? 'replace' : event.action,
    from: null,
    to: replaces ? 'notCollected' : null,
    place: null,
    about: replaces ? tube.parentBarcode : textIn(event, 'barcode'),
  };
}

const BOX_STEPS: Readonly<Record<string, string>> = {
  'rider.accept': 'riderAccept',
  'rider.collect': 'riderCollect',
  'rider.handOver': 'riderHandOver',
};

/** What was done with a box while the tube was in it. */
export function factOfBox(event: LifeEvent, tube: TubeOfEvents): KnownFact {
  const celsius = event.after?.['celsius'];
  return {
    ...ofTube(event, tube),
    action: BOX_STEPS[event.action] ?? event.action,
    place: null,
    about: typeof celsius === 'number' ? `${celsius.toFixed(1)} °C` : textIn(event, 'code'),
    opens: { kind: 'box', id: event.entity_id },
  };
}

function ofValues(event: LifeEvent, tube: TubeOfEvents): KnownFact {
  return {
    ...ofTube(event, tube),
    from: null,
    to: null,
    undoes: null,
    about: tube.testCodes.get(event.entity_id) ?? null,
    opens: { kind: 'results', id: tube.billId },
  };
}

/** Ids of the tests that were ever drawn, received or run from the tube, by its events. */
function testsOfTube(events: readonly LifeEvent[], { sampleId }: TubeOfEvents): ReadonlySet<string> {
  return new Set(
    events
      .filter(({ entity_kind }) => entity_kind === 'BILL_SAMPLE')
      .flatMap(({ entity_id, parts }) => (entity_id === sampleId || parts.includes(sampleId) ? parts : [])),
  );
}

/** The facts that events tell of a tube: its own steps, and values that were measured from it while it was there. */
export function factsOfEvents(events: readonly LifeEvent[], tube: TubeOfEvents): KnownFact[] {
  const { created_at: born, rejected_at: ended } = tube.record;
  const tests = testsOfTube(events, tube);
  return events.flatMap((event) => {
    if (event.entity_kind === 'BILL_SAMPLE') {
      return [event.entity_id === tube.sampleId ? ofTube(event, tube) : ofOtherTube(event, tube)];
    }
    const isMeasuredFromIt =
      tests.has(event.entity_id) && event.at >= born && (ended === null || event.at < ended);
    return isMeasuredFromIt ? [ofValues(event, tube)] : [];
  });
}
