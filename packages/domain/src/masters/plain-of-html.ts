const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** A text of a report with marks (`HTML_TAGS`) as the lines that a result in sentences is written in; points of a list begin with a hyphen. */
export function plainOfHtml(html: string): string {
  return html
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/<li>/giu, '- ')
    .replaceAll(/<br\s*\/?>|<\/(?:p|li|tr|h3|h4|ul|ol|table)>/giu, '\n')
    .replaceAll(/<\/t[hd]>/giu, '  ')
    .replaceAll(/<[^>]*>/gu, '')
    .replaceAll(/&(?:lt|gt|quot|#39|nbsp|amp);/gu, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}
