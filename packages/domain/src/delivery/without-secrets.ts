export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

const HIDDEN = '…';

/** Names of fields whose value is never kept, whatever stands around the word. */
const SECRET = /token|secret|password|passwd|otp|authori[sz]ation|signature|api[-_]?key|credential|cookie/iu;
/** Names of fields that say who somebody is. */
const PERSONAL =
  /name|phone|mobile|email|e-mail|address|aadhaar|abha|birth|dob|recipient|\bto\b|wa_id|text|body|subject|caption/iu;
/** Ten digits and more in a row, with or without blanks, and addresses of mail: whoever they belong to. */
const NUMBERS = /\+?\d[\d -]{8,}\d/gu;
const MAIL = /[^\s<>"'@]+@[^\s<>"'@]+/gu;

function cleaned(text: string): string {
  return text.replaceAll(MAIL, HIDDEN).replaceAll(NUMBERS, HIDDEN);
}

function withoutIn(value: Json): Json {
  if (typeof value === 'string') return cleaned(value);
  if (Array.isArray(value)) return value.map(withoutIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => {
      const isHidden =
        (SECRET.test(name) || PERSONAL.test(name)) && (typeof own !== 'object' || own === null);
      return [name, isHidden && own !== null ? HIDDEN : withoutIn(own)];
    }),
  );
}

/**
 * A request or an answer as it may be kept: without secrets and without what names a person; numbers of ten digits and more and addresses of
 * mail are hidden wherever they stand. What is no JSON is cleaned as a text.
 */
export function withoutSecrets(text: string): string {
  try {
    // JSON.parse answers what JSON can say.
    return JSON.stringify(withoutIn(JSON.parse(text) as Json)); // oxlint-disable-line typescript/no-unsafe-type-assertion -- what JSON.parse answers is JSON
  } catch {
    return cleaned(text);
  }
}
