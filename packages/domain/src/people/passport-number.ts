/** Letters and digits, 6 to 9 of them with at least one digit: the Indian form and those of visitors. */
export function isValidPassportNumber(text: string): boolean {
  return /^(?=.*\d)[A-Z0-9]{6,9}$/iu.test(text);
}
