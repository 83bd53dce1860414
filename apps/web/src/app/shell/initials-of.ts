const TITLES = /^(dr|mr|mrs|ms|miss|smt|shri)\.?$/i;

/** First letters of the first and the last word of a name, titles left out: 'Dr. Asmita Deo' is 'AD'. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !TITLES.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  );
  return letters.join('').toUpperCase();
}
