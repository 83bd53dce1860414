import type { TreeRecord } from '../delimited-tree.ts';

/** Segments from `from` up to `to`, which is not one of them. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** How the segments about one person are grouped; the spans of a list follow one another. */
interface Section extends Span {
  readonly orders: readonly Span[];
  /** Null: SPM and SAC are parts of the orders (ORU^R01, OUL^R24), behind the results or in front of them. */
  readonly specimens: readonly Span[] | null;
  /** Specimens stand both in front of their orders and behind them, so that nobody can say which one a result is of. */
  readonly isDoubtful: boolean;
}

type Records = readonly TreeRecord[];

/** Spans that begin at the given places and end where the next one begins; what stands before the first is one, too. */
function spansFrom(starts: readonly number[], { from, to }: Span): Span[] {
  const all = starts[0] === from ? starts : [from, ...starts];
  return all.map((start, at) => ({ from: start, to: all[at + 1] ?? to }));
}

function placesOf(types: readonly string[], records: Records, { from, to }: Span): number[] {
  const places: number[] = [];
  for (let at = from; at < to; at += 1) if (types.includes(records[at]?.type ?? '')) places.push(at);
  return places;
}

const ENDS_ORDER = ['OBR', 'OBX', 'SPM', 'SAC', 'PID', 'MSH'];

/** Where each order begins: at its OBR, or at the ORC in front of it. */
function orderStarts(records: Records, span: Span): number[] {
  const starts: number[] = [];
  let control: number | null = null;
  for (let at = span.from; at < span.to; at += 1) {
    const type = records[at]?.type ?? '';
    if (type === 'OBR') starts.push(control ?? at);
    if (type === 'ORC') control ??= at;
    else if (ENDS_ORDER.includes(type)) control = null;
  }
  return starts;
}

/** Whether a specimen stands behind the results of another one, with no order of its own, though the specimens come first. */
function hasStray(records: Records, specimens: readonly Span[], hasOrders: boolean): boolean {
  let last: string | null = null;
  for (const [number, span] of specimens.entries()) {
    const found = placesOf(['OBR', 'OBX'], records, span).map((at) => records[at]?.type ?? '');
    const isBare = !found.includes('OBR') && (found.length === 0 || (hasOrders && last === 'OBX'));
    if (number > 0 && isBare) return true;
    last = found.at(-1) ?? last;
  }
  return false;
}

function sectionOf(records: Records, span: Span): Section {
  const orders = spansFrom(orderStarts(records, span), span);
  const spms = placesOf(['SPM'], records, span);
  const leads = spms.length > 0 ? spms : placesOf(['SAC'], records, span);
  const [lead] = leads;
  const results = placesOf(['OBR', 'OBX'], records, span);
  if (lead === undefined || (results[0] ?? span.to) < lead)
    return { ...span, orders, specimens: null, isDoubtful: false };
  const hasOrders = placesOf(['OBR'], records, span).length > 0;
  const specimens = spansFrom(leads, { from: lead, to: span.to });
  return { ...span, orders, specimens, isDoubtful: hasStray(records, specimens, hasOrders) };
}

/** What of its groups a segment may look at. */
interface Place {
  readonly order: Span;
  /** Where its SPM and SAC stand. */
  readonly specimen: Span | null;
  /** The container in front of it, where specimens come first and may have several (OUL^R23); null: any of the specimen. */
  readonly container: number | null;
  /** Whether it begins a specimen that has orders of its own. */
  readonly isLead: boolean;
}

/** The place of each segment, found in one pass. */
function placesOfSegments(records: Records, sections: readonly Section[]): Place[] {
  const places: Place[] = [];
  for (const section of sections) {
    const { orders, specimens, isDoubtful } = section;
    let [order, specimen] = [0, -1];
    let container: number | null = null;
    for (let at = section.from; at < section.to; at += 1) {
      if (at >= (orders[order]?.to ?? section.to)) order += 1;
      const isLead = specimens !== null && at === specimens[specimen + 1]?.from;
      if (isLead) {
        specimen += 1;
        container = null;
      }
      if (specimens !== null && records[at]?.type === 'SAC') container = at;
      const own = orders[order] ?? section;
      const led = isDoubtful ? section : (specimens?.[specimen] ?? null);
      places.push({
        order: own,
        specimen: specimens === null ? own : led,
        container: isDoubtful ? null : container,
        isLead,
      });
    }
  }
  return places;
}

export interface Hl7Groups {
  /** The segments of a type that the segment at a place belongs to; null for types that do not go by groups. */
  find(at: number, type: string): Records | null;
  /** Whether a specimen that has orders of its own begins at a place. */
  beginsSpecimen(at: number): boolean;
}

/**
 * Which SPM, SAC and ORC the segments of an HL7 message belong to by its groups (HL7 2.5.1, ORU^R01 and OUL^R21 to R24): an SPM inside
 * the group of an OBR is the specimen of that group, before or after its OBX; one in front of the first OBR begins a group of orders.
 * Several where the group names several.
 */
export function hl7Groups(records: Records): Hl7Groups {
  const whole = { from: 0, to: records.length };
  const starts = placesOf(['MSH', 'PID'], records, whole);
  const places = placesOfSegments(
    records,
    spansFrom(starts, whole).map((span) => sectionOf(records, span)),
  );
  const found = new Map<Span, Map<string, Records>>();
  const inSpan = (type: string, span: Span): Records => {
    const known = found.get(span) ?? new Map<string, Records>();
    found.set(span, known);
    const own = known.get(type) ?? records.slice(span.from, span.to).filter((record) => record.type === type);
    known.set(type, own);
    return own;
  };
  const find = (at: number, type: string): Records | null => {
    if (type !== 'SPM' && type !== 'SAC' && type !== 'ORC') return null;
    const place = places[at];
    if (place === undefined) return [];
    // The last one counts: in OUL^R22 the ORC stands behind its OBR.
    if (type === 'ORC') return inSpan(type, place.order).slice(-1);
    const container = place.container === null ? undefined : records[place.container];
    if (type === 'SAC' && container !== undefined) return [container];
    return place.specimen === null ? [] : inSpan(type, place.specimen);
  };
  return { find, beginsSpecimen: (at) => places[at]?.isLead === true };
}
