import { BOX_LIFE_LABELS } from '@nidan/domain/boxes/box-life';
import { defineTexts } from '../define-texts.ts';

/** How far a box has come, as refusals say it. */
export const boxLifeTexts = defineTexts(BOX_LIFE_LABELS, {
  packing: ['पैक हो रहा है', 'पॅक होत आहे'],
  waitingForRider: ['राइडर का इंतज़ार', 'रायडरची वाट'],
  refusedByRider: ['राइडर ने मना किया', 'रायडरने नाकारले'],
  acceptedByRider: ['राइडर ने माना', 'रायडरने स्वीकारले'],
  withRider: ['राइडर के पास', 'रायडरकडे'],
  inTransit: ['रास्ते में', 'वाटेत'],
  partlyReceived: ['कुछ मिला', 'काही मिळाले'],
  received: ['मिल गया', 'मिळाले'],
  accepted: ['स्वीकृत', 'स्वीकारले'],
  canceled: ['रद्द', 'रद्द'],
});
