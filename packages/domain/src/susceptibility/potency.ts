/** The load of a disk as tables name it, whatever way it is written: '10 mcg', '10ug' and '10 µg' are '10µg'. */
export function potencyOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/gu, '')
    .replaceAll(/mcg|ug|μg/gu, 'µg')
    .replaceAll(/µg(?=[/-])/gu, '')
    .replace(/units$/u, 'unit');
}
