import { BOX_LIFE_LABELS } from '@nidan/domain/boxes/box-life';
import { defineTexts } from '../define-texts.ts';

/** How far a box has come, as refusals say it. */
export const boxLifeTexts = defineTexts(BOX_LIFE_LABELS).translated({
  hi: async () => (await import('./box-life-texts-hi.ts')).boxLifeTextsHi,
  mr: async () => (await import('./box-life-texts-mr.ts')).boxLifeTextsMr,
});
