import { ALL_ENUMERATIONS, type EnumerationValues } from '../enumerations/all-enumerations.ts';
import { PRODUCT_CONSTANTS } from '../settings/product-constants.ts';
import { ALL_STATUS_SETS } from '../status-sets/all-status-sets.ts';
import { MESSAGES } from '../text/messages.ts';

export interface VocabularySet {
  readonly name: string;
  readonly states: readonly {
    readonly code: number | string;
    readonly name: string;
    readonly label: string;
    readonly kind: string;
  }[];
  readonly actions: readonly {
    readonly name: string;
    readonly from: readonly string[];
    readonly to: readonly string[];
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
    statusSets: ALL_STATUS_SETS.map(({ name, states, actions }) => ({
      name,
      states: Object.entries(states).map(([state, { code, label, kind }]) => ({
        code,
        name: state,
        label,
        kind,
      })),
      actions: Object.entries(actions).map(([action, { from, to }]) => ({ name: action, from, to })),
    })),
    enumerations: Object.entries(ALL_ENUMERATIONS).map(([name, values]) => describe(name, values)),
    constants: PRODUCT_CONSTANTS,
    messages: MESSAGES,
  };
}

function describe(name: string, values: EnumerationValues): VocabularyEnumeration {
  if (isList(values)) return { name, values };
  return { name, values: Object.keys(values), codes: Object.values(values) };
}

function isList(values: EnumerationValues): values is readonly (string | number)[] {
  return Array.isArray(values);
}
