/** A name as a page shows it that others may see over a shoulder: the first word whole, of the others the first letter. */
export function customerName(name: string): string {
  const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });
  const [first = '', ...others] = name.trim().split(/\s+/u);
  const initials = others.flatMap((word) => {
    const letter = [...letters.segment(word)].find(({ segment }) => /\p{L}/u.test(segment))?.segment;
    return letter === undefined ? [] : [`${letter.toLocaleUpperCase('en')}.`];
  });
  return [first, ...initials].join(' ');
}
