import type { Fault } from '@nidan/domain/text/fault';
import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import { htmlFault } from '@nidan/domain/masters/html-fault';
import { type MasterField, type MasterValue, numberFault } from '@nidan/domain/masters/master-field';
import type { Master } from '@nidan/domain/masters/masters';
import { sentUnitFault } from '@nidan/domain/units/known-way';
import { masterData } from '@nidan/domain/status-sets/master-data';
import type { FieldFault } from '../../../kernel/imports/cell-faults-of.ts';
import { type MasterRecord, type ReadRecord, referencesOf } from './master-record.ts';
import type { MasterWorld } from './master-world.query.ts';

/** A record as it would become; `former` is null for a new one. */
export interface DraftRecord {
  readonly next: MasterRecord;
  readonly former: ReadRecord | null;
}

function isEnabled({ status }: { readonly status: number }): boolean {
  return status === masterData.codes.enabled;
}

/** What no schema says of a value. */
function valueFault(field: MasterField, value: MasterValue): Fault | null {
  if (field.kind === 'html') return htmlFault(String(value));
  return field.kind === 'number' ? numberFault(field, Number(value)) : null;
}

function codeOf({ values }: MasterRecord): string {
  return String(values['code']);
}

/** Holds drafts of a master against its rules, as if all of them were written. */
export class MasterJudge {
  readonly #master: Master;
  readonly #world: MasterWorld;
  readonly #after: ReadonlyMap<string, MasterRecord>;
  readonly #byCode: ReadonlyMap<string, MasterRecord>;
  /** Ids of the records with the same values of `once`, in their order. */
  readonly #firstWith = new Map<string, string>();
  /** Records that lie directly in a record of the tree, by the code of that one. */
  readonly #below: ReadonlyMap<string, readonly MasterRecord[]>;

  constructor(master: Master, world: MasterWorld, drafts: readonly DraftRecord[]) {
    this.#master = master;
    this.#world = world;
    const after = new Map<string, MasterRecord>(world.records.map((record) => [record.id, record]));
    for (const { next } of drafts) after.set(next.id, next);
    this.#after = after;
    this.#byCode = new Map([...after.values()].map((record) => [codeOf(record), record]));
    for (const record of after.values()) {
      const key = this.#onceKey(record);
      if (!this.#firstWith.has(key)) this.#firstWith.set(key, record.id);
    }
    const { tree } = master;
    this.#below =
      tree === undefined
        ? new Map<string, MasterRecord[]>()
        : Map.groupBy(after.values(), ({ values }) => String(values[tree.field] ?? ''));
  }

  /** What is wrong with a draft, by field; why it cannot leave use stands at `status`. */
  faultsOf(draft: DraftRecord): FieldFault[] {
    const { next } = draft;
    const own = this.#master.fault?.(next.values) ?? null;
    return [
      ...this.#valueFaults(next),
      ...(own === null ? [] : [faultAt(own.field, own)]),
      ...this.#referenceFaults(draft),
      ...this.#onceFaults(next),
      ...this.#unitFaults(next),
      ...this.#treeFaults(next),
      ...this.#useFaults(draft),
    ];
  }

  #onceKey({ id, values }: MasterRecord): string {
    const { once } = this.#master;
    return once === undefined ? id : JSON.stringify(once.map((field) => values[field]));
  }

  #onceFaults(next: MasterRecord): FieldFault[] {
    const { once = [] } = this.#master;
    const first = this.#firstWith.get(this.#onceKey(next));
    const field = once.at(-1);
    if (field === undefined || first === undefined || first === next.id) return [];
    const other = this.#after.get(first);
    return [
      faultAt(field, 'same-fields', {
        code: other === undefined ? '' : codeOf(other),
        fields: once.join(' and '),
      }),
    ];
  }

  #valueFaults({ values }: MasterRecord): FieldFault[] {
    return Object.entries(this.#master.fields).flatMap(([field, declared]) => {
      const found = valueFault(declared, values[field] ?? null);
      return found === null ? [] : [faultAt(field, found)];
    });
  }

  /** What is referred to must be there; in use it must be when this is taken into use, or begins to refer to it. */
  #referenceFaults({ next, former }: DraftRecord): FieldFault[] {
    return referencesOf(this.#master).flatMap(({ field, to }) => {
      const code = next.values[field] ?? null;
      if (code === null) return [];
      const ownKind = to === this.#master.name;
      const referred = this.#world.referred.get(field)?.get(String(code));
      const known = ownKind ? this.#byCode.get(String(code)) : referred;
      if (known === undefined) return [faultAt(field, 'code-unknown-here', { code: String(code) })];
      const isOld = former !== null && isEnabled(former) && former.values[field] === code;
      return isEnabled(known) || !isEnabled(next) || (isOld && !ownKind)
        ? []
        : [faultAt(field, 'not-enabled', { name: String(code) })];
    });
  }

  /** A machine's unit must lead to that of its parameter by the way that is known, where one is. */
  #unitFaults({ values }: MasterRecord): FieldFault[] {
    const { converts } = this.#master;
    if (converts === undefined) return [];
    const measured = this.#world.referred.get(converts.parameter)?.get(String(values[converts.parameter]));
    if (measured === undefined) return [];
    const written = { factor: Number(values[converts.factor]), shift: Number(values[converts.shift]) };
    const fault = sentUnitFault(String(values[converts.unit]).trim(), measured, written);
    if (fault === null) return [];
    return [faultAt(converts[fault.field === 'molarMass' ? 'factor' : fault.field], fault)];
  }

  #treeFaults(next: MasterRecord): FieldFault[] {
    const { tree } = this.#master;
    if (tree === undefined) return [];
    const { field } = tree;
    const below = this.#recordsIn(next).flatMap(({ values }) => tree.fault(values, next.values) ?? []);
    const aboveOf = (record: MasterRecord) => this.#byCode.get(String(record.values[field] ?? ''));
    const direct = aboveOf(next);
    if (direct === undefined) return below.slice(0, 1).map((found) => faultAt(field, found));
    const seen = new Set<string>();
    for (let at: MasterRecord | undefined = direct; at !== undefined; at = aboveOf(at)) {
      if (at.id === next.id)
        return [faultAt(field, 'lies-in-itself', { code: codeOf(direct), within: codeOf(next) })];
      // A circle further up is told at those that are in it.
      if (seen.has(at.id)) return [];
      seen.add(at.id);
    }
    const [found] = [tree.fault(next.values, direct.values) ?? [], below].flat();
    return found === undefined ? [] : [faultAt(field, found)];
  }

  #recordsIn(record: MasterRecord): readonly MasterRecord[] {
    return this.#below.get(codeOf(record)) ?? [];
  }

  #useFaults({ next, former }: DraftRecord): FieldFault[] {
    if (isEnabled(next) || former === null || !isEnabled(former)) return [];
    const user = this.#world.users.get(next.id) ?? this.#recordsIn(next).find(isEnabled)?.values['name'];
    return user === undefined ? [] : [faultAt('status', 'referred-to', { name: String(user) })];
  }
}
