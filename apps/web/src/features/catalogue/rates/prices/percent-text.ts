/** A percentage with its sign, to a tenth: '+3.7 %', '−3.5 %', '0.0 %'. */
export function percentText(percent: number): string {
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent).toFixed(1)} %`;
}
