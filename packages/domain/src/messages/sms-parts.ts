/** Signs of the basic character set of GSM 03.38; with any other, an SMS is coded in 16 bits. */
const BASIC = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/u;

/** Signs that one SMS holds, and each part of a longer one. */
const SIZES = { basic: [160, 153], wide: [70, 67] } as const;

/** In how many parts a text is sent, and paid for, as an SMS; Hindi, Marathi and the rupee sign leave 70 signs in one. */
export function smsParts(text: string): number {
  const [alone, part] = SIZES[BASIC.test(text) ? 'basic' : 'wide'];
  return text.length <= alone ? 1 : Math.ceil(text.length / part);
}
