import type { TestDefinitionView } from '@nidan/contract/catalogue/tests/test-edit-endpoints';
import { STORAGE_BANDS, type StorageBand } from '@nidan/domain/catalogue/specimen-of-test';

/** What is typed of a test's specimen: numbers as texts. */
export interface SpecimenForm {
  readonly leastVolume: string;
  /** Ids of other kinds of tubes, '' for one that is not chosen yet. */
  readonly alsoFits: readonly string[];
  /** '' is as its kind of tube keeps. */
  readonly storage: StorageBand | '';
  readonly keeps: string;
  readonly refuseIf: string;
}

export const STORAGES = ['', ...STORAGE_BANDS] as const;

/** The form of what a test asks of its specimen. */
export function formOfSpecimen(test: TestDefinitionView): SpecimenForm {
  return {
    leastVolume: test.leastVolumeUl === null ? '' : String(test.leastVolumeUl),
    alsoFits: test.alsoFits,
    storage: test.storage ?? '',
    keeps: test.stabilityHours === null ? '' : String(test.stabilityHours),
    refuseIf: test.refuseIf,
  };
}

const WHOLE = /^\d*$/u;

/** Fields in which no number can be read. */
export function unreadOfSpecimen(form: SpecimenForm): ('leastVolume' | 'keeps')[] {
  return (['leastVolume', 'keeps'] as const).filter((field) => !WHOLE.test(form[field].trim()));
}

function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

/** What a form says of the specimen. */
export function fieldsOfSpecimen(form: SpecimenForm) {
  return {
    leastVolumeUl: numberOf(form.leastVolume),
    alsoFits: form.alsoFits.filter((id) => id !== ''),
    storage: form.storage === '' ? null : form.storage,
    stabilityHours: numberOf(form.keeps),
    refuseIf: form.refuseIf.trim(),
  };
}
