/** How somebody consented: by a signature, by word before who recorded it, or by a thumb impression (HIV and AIDS Act 2017, section 5). */
export const CONSENT_WAYS = ['written', 'verbal', 'thumb'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];
