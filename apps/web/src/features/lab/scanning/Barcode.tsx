import { LabNo } from '../../../kernel/ui/values/LabNo.tsx';

/** A tube's barcode: the lab ID with its strong running number, then the tube. */
export function Barcode({ value }: { readonly value: string }) {
  const [, labNo, tube] = /^(.+)(-\d+)$/.exec(value) ?? [];
  if (labNo === undefined || tube === undefined) return <span className="nowrap">{value}</span>;
  return (
    <span className="nowrap">
      <LabNo value={labNo} />
      <b>{tube}</b>
    </span>
  );
}
