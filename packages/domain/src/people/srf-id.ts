/** 13 digits of a specimen referral form (spec §3 "Patient search keys"). */
export function isValidSrfId(text: string): boolean {
  return /^\d{13}$/u.test(text);
}
