/** The specification's word with a capital, as a tab is written. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
