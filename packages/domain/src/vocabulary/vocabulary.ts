import { ALL_ENUMERATIONS, type EnumerationValues } from '../enumerations/all-enumerations.ts';
import { PRODUCT_CONSTANTS } from '../settings/product-constants.ts';
import { ALL_STATUS_SETS, type DescribedStatusSet } from '../status-sets/all-status-sets.ts';
import { FIXED_SETS, type FixedSet } from '../status-sets/fixed-sets.ts';
import { MESSAGES } from '../text/messages.ts';

export interface VocabularySet {
  readonly name: string;
  readonly states: readonly {
    readonly code: number | string;
    readonly name: string;
    readonly label: string;
    readonly kind: string;
  }[];
  /** An action that leads to several states comes once for each; a set whose members do not follow one another has none. */
  readonly actions: readonly {
    readonly name: string;
    readonly from: readonly string[];
    readonly to: string;
  }[];
}

export interface VocabularyEnumeration {
  readonly name: string;
  readonly values: readonly (string | number)[];
  /** Code of each value, where the values have codes. */
  readonly codes?: readonly (string | number)[];
}

export interface Vocabulary {
  readonly statusSets: readonly VocabularySet[];
  readonly enumerations: readonly VocabularyEnumeration[];
  readonly constants: typeof PRODUCT_CONSTANTS;
  readonly messages: typeof MESSAGES;
}

/** Everything that the product calls by name, as one document for people and tools. */
export function vocabulary(): Vocabulary {
  return {
    statusSets: [...ALL_STATUS_SETS.map(withActions), ...FIXED_SETS.map(withoutActions)],
    enumerations: Object.entries(ALL_ENUMERATIONS).map(([name, values]) => describe(name, values)),
    constants: PRODUCT_CONSTANTS,
    messages: MESSAGES,
  };
}

function withActions({ name, states, actions }: DescribedStatusSet): VocabularySet {
  return {
    name,
    states: Object.entries(states).map(([state, { code, label, kind }]) => ({
      code,
      name: state,
      label,
      kind,
    })),
    actions: Object.entries(actions).flatMap(([action, { from, to }]) =>
      to.map((target) => ({ name: action, from, to: target })),
    ),
  };
}

function withoutActions({ name, kind, codes }: FixedSet): VocabularySet {
  return {
    name,
    states: Object.entries(codes).map(([word, code]) => ({ code, name: word, label: word, kind })),
    actions: [],
  };
}

function describe(name: string, values: EnumerationValues): VocabularyEnumeration {
  if (isList(values)) return { name, values };
  return { name, values: Object.keys(values), codes: Object.values(values) };
}

function isList(values: EnumerationValues): values is readonly (string | number)[] {
  return Array.isArray(values);
}
