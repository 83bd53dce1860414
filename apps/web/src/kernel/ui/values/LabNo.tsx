import '../states.css';

/** A lab ID: prefix and date quiet, the running number, which people read aloud, strong. */
export function LabNo({ value }: { readonly value: string }) {
  const [, start, serial] = /^([A-Za-z]*\d{6})(\d+)$/.exec(value) ?? [];
  if (start === undefined || serial === undefined) return <span className="ui-lab-no">{value}</span>;
  return (
    <span className="ui-lab-no">
      <i>{start}</i>
      {serial}
    </span>
  );
}
