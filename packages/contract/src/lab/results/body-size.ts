import { HEIGHT_CM, WEIGHT_KG } from '@nidan/domain/results/body-size';
import { Type } from 'typebox';

/** Height in cm. */
export const HeightCm = Type.Number({ minimum: HEIGHT_CM.least, maximum: HEIGHT_CM.most });
/** Weight in kg. */
export const WeightKg = Type.Number({ minimum: WEIGHT_KG.least, maximum: WEIGHT_KG.most });
