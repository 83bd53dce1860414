import { dictionary } from '@zxcvbn-ts/language-common';

/** 49,233 passwords that are tried first, from leaked lists, in small letters. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether many people use a password; `core` is in small letters. */
export function isCommonPassword(core: string): boolean {
  return common.has(core);
}
