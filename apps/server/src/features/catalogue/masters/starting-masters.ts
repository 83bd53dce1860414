import type { MasterContent } from './load-masters.ts';
import { STARTING_COMMENTS } from './starting-comments.ts';
import { readMicrobes } from './microbe-file.ts';

/** What the masters of a new lab begin with. Throws an Error when a content file has a wrong value. */
export function startingMasters(): MasterContent {
  const { families, organisms, classes, antimicrobials, specimens, comments } = readMicrobes();
  return {
    specimen: specimens,
    organismFamily: families.map(({ group: benchGroup, ...family }) => ({ ...family, benchGroup })),
    organism: organisms,
    mgroups: classes,
    medicines: antimicrobials.map(({ class: mgroup, ...medicine }) => ({ ...medicine, mgroup })),
    'culture-cc-helplist': comments,
    'result-comments': STARTING_COMMENTS,
  };
}
