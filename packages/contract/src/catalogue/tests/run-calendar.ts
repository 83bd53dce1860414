import { MOST_CUT_OFF_MINUTES } from '@nidan/domain/catalogue/run-calendar';
import { CLOCK_PATTERN } from '@nidan/domain/catalogue/run-text';
import { Type } from 'typebox';
import { closed } from '../../kernel/shapes.ts';

/** Times of the week at which a test is run, by the clock of the lab; empty when it is run at any time. */
export const RunCalendar = Type.Array(
  closed({
    /** 1 Monday to 7 Sunday. */
    days: Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), {
      minItems: 1,
      maxItems: 7,
      uniqueItems: true,
    }),
    at: Type.String({ pattern: CLOCK_PATTERN }),
    /** Minutes before the start after which a bill waits for the next run. */
    cutOffMinutes: Type.Integer({ minimum: 0, maximum: MOST_CUT_OFF_MINUTES }),
  }),
  { maxItems: 50 },
);
