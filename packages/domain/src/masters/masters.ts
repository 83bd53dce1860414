import type { Fault } from '../text/fault.ts';
import { catalogueFault } from '../faults/catalogue-faults.ts';
import { TERRITORY_TYPES } from '../enumerations/agencies.ts';
import type { EventKind } from '../enumerations/audit.ts';
import {
  linesField,
  type MasterField,
  type MasterValues,
  referenceField,
  textField,
} from './master-field.ts';
import { GRAM_STAINS, MEDICINE_KINDS, MEDICINE_ROUTES, ORGANISM_SHAPES } from './microbe-words.ts';
import { commentConditionFault } from '../results/result-comment.ts';
import { ITEM_CATEGORIES, INVENTORY_UNITS } from '../enumerations/inventory.ts';
import { ITEM_STORAGES, itemFault } from '../inventory/item-rule.ts';
import { CAP_COLOURS } from '../samples/cap-colours.ts';
import { territoryFault } from './territory-order.ts';

/** Masters that are declared here, by the names that their paths have (spec §7); each after those that it refers to. */
export const MASTER_NAMES = [
  'specimen',
  'organismFamily',
  'organism',
  'mgroups',
  'medicines',
  'culture-cc-helplist',
  'html-text',
  'territories',
  'machines',
  'id-mapping',
  'sampletypes',
  'interfacing',
  'result-comments',
  'items',
] as const;
export type MasterName = (typeof MASTER_NAMES)[number];

/** A tree of records of one master. */
interface MasterTree {
  /** The reference to the record above. */
  readonly field: string;
  /** Why a record cannot lie below another. */
  fault(values: MasterValues, above: MasterValues): Fault | null;
}

/** Everything that one master differs in from the others: its file, endpoints, lists and pages are made of it (ADR 19). */
export interface Master {
  readonly name: MasterName;
  readonly path: `/api/${string}`;
  readonly eventKind: EventKind;
  /** Beside `code`, `name` and `status`, which all have; in the order of the page and the file. */
  readonly fields: Readonly<Record<string, MasterField<MasterName>>>;
  readonly tree?: MasterTree;
  /** Every process keeps its records in memory with the catalogue. */
  readonly isInCatalogue?: boolean;
  /** Fields whose values together stand once in a lab. */
  readonly once?: readonly string[];
  /** Fields that say how a value in a unit becomes one of a parameter: value · factor + shift. */
  readonly converts?: Readonly<Record<'parameter' | 'unit' | 'factor' | 'shift', string>>;
  /** What the fields of a record forbid each other, at one of them. */
  fault?(values: MasterValues): (Fault & { readonly field: string }) | null;
}

/** Exactly one of what an outside code may stand for. */
function mappingFault({ test, parameter }: MasterValues) {
  if ((test === null) !== (parameter === null)) return null;
  return { field: 'test', ...catalogueFault('test-or-parameter') };
}

/** A sentence for a result says when it is proposed. */
function commentFault({ condition }: MasterValues) {
  const fault = commentConditionFault(String(condition));
  return fault === null ? null : { field: 'condition', ...fault };
}

const declared: Readonly<Record<MasterName, Omit<Master, 'name'>>> = {
  specimen: {
    path: '/api/specimen',
    eventKind: 'SPECIMEN',
    fields: { isSterile: { kind: 'flag' } },
  },
  organismFamily: {
    path: '/api/organismFamily',
    eventKind: 'ORGANISM_FAMILY',
    fields: {
      benchGroup: textField({ longest: 80, required: true }),
      gram: { kind: 'choice', words: GRAM_STAINS },
      shape: { kind: 'choice', words: ORGANISM_SHAPES },
    },
  },
  organism: {
    path: '/api/organism',
    eventKind: 'ORGANISM',
    fields: { family: referenceField('organismFamily', { required: true }) },
  },
  mgroups: {
    path: '/api/mgroups',
    eventKind: 'MEDICINE_GROUP',
    fields: { kind: { kind: 'choice', words: MEDICINE_KINDS } },
  },
  medicines: {
    path: '/api/medicines',
    eventKind: 'MEDICINE',
    fields: {
      mgroup: referenceField('mgroups', { required: true }),
      routes: { kind: 'choices', words: MEDICINE_ROUTES },
    },
  },
  'culture-cc-helplist': {
    path: '/api/culture-cc-helplist',
    eventKind: 'CULTURE_COMMENT',
    fields: {
      specimen: referenceField('specimen', { required: false }),
      text: linesField({ longest: 2_000, required: true }),
    },
  },
  'html-text': {
    path: '/api/html-text',
    eventKind: 'HTML_TEXT',
    fields: { html: { kind: 'html', longest: 20_000 } },
  },
  territories: {
    path: '/api/territories',
    eventKind: 'TERRITORY',
    fields: {
      type: { kind: 'choice', words: TERRITORY_TYPES },
      within: referenceField('territories', { required: false }),
    },
    tree: {
      field: 'within',
      fault: ({ type }, above) => territoryFault(String(type), String(above['type'])),
    },
  },
  machines: {
    path: '/api/machines',
    eventKind: 'MACHINE',
    fields: {
      maker: textField({ longest: 80 }),
      model: textField({ longest: 80 }),
      serialNo: textField({ longest: 40 }),
      department: referenceField('departments', { required: false }),
    },
    isInCatalogue: true,
  },
  'id-mapping': {
    path: '/api/id-mapping/external-id',
    eventKind: 'ID_MAPPING',
    fields: {
      system: textField({ longest: 40, required: true }),
      externalId: textField({ longest: 80, required: true }),
      test: referenceField('tests', { required: false }),
      parameter: referenceField('parameters', { required: false }),
    },
    once: ['system', 'externalId'],
    fault: mappingFault,
  },
  sampletypes: {
    path: '/api/sampletypes',
    eventKind: 'SAMPLE_TYPE',
    fields: {
      specimen: textField({ longest: 120, required: true }),
      container: textField({ longest: 120, required: true }),
      capColour: { kind: 'choice', words: CAP_COLOURS },
      drawOrder: { kind: 'number', least: 0, most: 999, decimals: 0 },
      volumeMl: { kind: 'number', least: 0, most: 9999, decimals: 2 },
      usablePercent: { kind: 'number', least: 1, most: 100, decimals: 0 },
      stabilityHours: { kind: 'number', least: 1, most: 87_600, decimals: 0 },
    },
    isInCatalogue: true,
  },
  interfacing: {
    path: '/api/parameters/machine/parameter-interfacing',
    eventKind: 'INTERFACING',
    fields: {
      machine: referenceField('machines', { required: true }),
      machineCode: textField({ longest: 40, required: true }),
      parameter: referenceField('parameters', { required: true }),
      machineUnit: textField({ longest: 40 }),
      factor: { kind: 'number', least: 0.000001, most: 1_000_000, decimals: 6 },
      shift: { kind: 'number', least: -1_000_000, most: 1_000_000, decimals: 6, usual: 0 },
    },
    converts: { parameter: 'parameter', unit: 'machineUnit', factor: 'factor', shift: 'shift' },
    once: ['machine', 'machineCode'],
    isInCatalogue: true,
  },
  'result-comments': {
    path: '/api/parameters/result-comments',
    eventKind: 'RESULT_COMMENT',
    fields: {
      parameter: referenceField('parameters', { required: true }),
      condition: textField({ longest: 200, required: true }),
      english: linesField({ longest: 500, required: true }),
      hindi: linesField({ longest: 500, required: true }),
      marathi: linesField({ longest: 500, required: true }),
    },
    isInCatalogue: true,
    fault: commentFault,
  },
  items: {
    path: '/api/inventory/items',
    eventKind: 'ITEM',
    fields: {
      category: { kind: 'choice', words: ITEM_CATEGORIES },
      baseUnit: { kind: 'choice', words: INVENTORY_UNITS },
      units: textField({ longest: 200 }),
      maker: textField({ longest: 80 }),
      gtin: textField({ longest: 14 }),
      storage: { kind: 'choice', words: ITEM_STORAGES },
      onBoardDays: { kind: 'number', least: 0, most: 1_830, decimals: 0, usual: 0 },
      needsCheck: { kind: 'flag' },
      leadDays: { kind: 'number', least: 0, most: 365, decimals: 0, usual: 7 },
      leastStock: { kind: 'number', least: 0, most: 1_000_000_000, decimals: 3, usual: 0 },
      orderQuantity: { kind: 'number', least: 0, most: 1_000_000_000, decimals: 3, usual: 0 },
      shortLifeDays: { kind: 'number', least: 0, most: 1_830, decimals: 0, usual: 0 },
      hsn: textField({ longest: 8 }),
      gstPercent: { kind: 'number', least: 0, most: 40, decimals: 2, usual: 0 },
    },
    fault: itemFault,
  },
};

/** The declared masters, each after those that it refers to. */
export const masters: readonly Master[] = MASTER_NAMES.map((name) => ({ name, ...declared[name] }));

/** The declaration of a master. */
export function masterOf(name: MasterName): Master {
  return { name, ...declared[name] };
}

/** A field by which a list is narrowed. Tests and parameters are too many for that: they are found by what is typed. */
export type NarrowingField =
  | Extract<MasterField<MasterName>, { readonly kind: 'flag' | 'choice' | 'choices' }>
  | { readonly kind: 'reference'; readonly to: MasterName | 'departments' };

function narrowing(field: MasterField<MasterName>): NarrowingField | null {
  switch (field.kind) {
    case 'flag':
    case 'choice':
    case 'choices':
      return field;
    case 'reference': {
      const { kind, to } = field;
      return to === 'tests' || to === 'parameters' ? null : { kind, to };
    }
    case 'text':
    case 'html':
    case 'number':
      return null;
  }
}

/** The fields by which a list of a master is narrowed, in the order of its page. */
export function narrowingFields({ fields }: Pick<Master, 'fields'>) {
  return Object.entries(fields).flatMap(([name, declaredField]) => {
    const field = narrowing(declaredField);
    return field === null ? [] : [{ name, field }];
  });
}

/** A field that refers to a master, and whose it is. */
export interface MasterUse {
  readonly user: Master;
  readonly field: string;
}

/** The fields of the declared masters that refer to one of them. */
export function usesOf(name: MasterName): MasterUse[] {
  return masters.flatMap((user) =>
    Object.entries(user.fields).flatMap(([field, { kind, ...parts }]) =>
      kind === 'reference' && 'to' in parts && parts.to === name ? [{ user, field }] : [],
    ),
  );
}
