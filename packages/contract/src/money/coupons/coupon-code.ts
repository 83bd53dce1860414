import { Type } from 'typebox';

/** A coupon's code as it is typed; kept in capitals. */
export const CouponCode = Type.String({ pattern: '^\\s*[A-Za-z0-9-]{3,20}\\s*$', maxLength: 30 });
