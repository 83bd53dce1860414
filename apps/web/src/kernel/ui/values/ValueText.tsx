import { reportValue } from '@nidan/domain/documents/report-value';
import '../states.css';

/** A result as displayed: numbers stand on their decimal point, words at the left. `fraction` is the width after the point, px. */
export function ValueText({ value, fraction }: { readonly value: string; readonly fraction?: number }) {
  const parts = reportValue(value);
  if (parts.kind !== 'number') return <span className="cut">{value}</span>;
  return (
    <span
      className="ui-value"
      style={fraction === undefined ? {} : { gridTemplateColumns: `1fr ${fraction}px` }}
    >
      <i>{parts.integer}</i>
      <span>{parts.fraction}</span>
    </span>
  );
}
