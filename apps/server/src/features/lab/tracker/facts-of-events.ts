import type { LifeStepView } from '@nidan/contract/lab/tracker/life-view';
import type { LifePlace } from '@nidan/domain/samples/life-line';
import { physicalSample, type PhysicalSampleState } from '@nidan/domain/status-sets/lab/physical-sample';
import type { KnownFact } from './known-fact.ts';
import type { LifeEvent } from './life-events.query.ts';
import type { TubeRecord } from './tube-record.query.ts';

/** Steps for which the code of the tube is scanned. */
const SCANNED: ReadonlySet<string> = new Set(['accession', 'accessionInDepartment']);
/** Steps with the tube in the hand: it is then where the person works. */
const IN_HAND: ReadonlySet<string> = new Set(['collect', 'accession']);

interface TubeOfEvents {
  readonly sampleId: string;
  readonly billId: string;
  /** The tube that it was drawn in place of, or filled from. */
  readonly parentBarcode: string | null;
  readonly record: TubeRecord;
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

function placeOf(event: LifeEvent, { record }: TubeOfEvents): LifePlace | null {
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
    about: textIn(event, 'replacement'),
    reason: event.reason,
    opens: { kind: 'bill', id: tube.billId },
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
