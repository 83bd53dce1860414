import type { SpecimenOfTest } from '@nidan/domain/catalogue/specimen-of-test';

/** Columns of what a test asks of its specimen; other kinds of tubes by id. */
export function specimenColumns(asked: SpecimenOfTest) {
  return {
    least_volume_ul: asked.leastVolumeUl,
    also_fits: JSON.stringify(asked.alsoFits),
    storage: asked.storage,
    stability_hours: asked.stabilityHours,
    refuse_if: asked.refuseIf,
  };
}
