const NUMBER = /^\d{14}$/u;
const ADDRESS = /^[\w.]{3,}@(?:abdm|sbx)$/u;

/** The form that is stored and searched: the 14 digits of a number without its hyphens, or an address in lower case. */
export function plainAbhaId(text: string): string {
  const typed = text.trim();
  return typed.includes('@') ? typed.toLowerCase() : typed.replace(/[\s-]/gu, '');
}

/** A health account: 14 digits, in groups or not, or an address such as ravi.p@abdm. */
export function isValidAbhaId(text: string): boolean {
  const plain = plainAbhaId(text);
  return NUMBER.test(plain) || ADDRESS.test(plain);
}
