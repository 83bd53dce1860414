/** A change in percent with its sign: '+8.1 %'; empty where none can be told. */
export function changeText(changePercent: number | null): string {
  if (changePercent === null) return '';
  return `${changePercent > 0 ? '+' : ''}${changePercent} %`;
}
