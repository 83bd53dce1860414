/** The choice that a typed text means: the same words, else the first that starts with it; null when none does and for no text. */
export function completeChoice(typed: string, choices: readonly string[]): string | null {
  const text = typed.trim().toLowerCase();
  if (text === '') return null;
  return (
    choices.find((choice) => choice.toLowerCase() === text) ??
    choices.find((choice) => choice.toLowerCase().startsWith(text)) ??
    null
  );
}
