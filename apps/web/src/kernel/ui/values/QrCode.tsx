import { useEffect, useState } from 'react';
import '../surfaces.css';

interface QrCodeProps {
  /** What the code carries. */
  readonly text: string;
  /** What it is for, in words. */
  readonly label: string;
}

/** Dark modules as one path, a unit of the view box each, with the quiet zone of four that scanners want. */
async function drawn(text: string): Promise<{ path: string; size: number }> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { path, size };
}

/** A QR code: dark on white in both themes, because scanners need it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const [code, setCode] = useState<{ readonly path: string; readonly size: number } | null>(null);
  useEffect(() => {
    let wanted = true;
    void drawn(text).then((next) => wanted && setCode(next));
    return () => {
      wanted = false;
    };
  }, [text]);
  return (
    <svg
      className="ui-qr"
      viewBox={`0 0 ${code?.size ?? 1} ${code?.size ?? 1}`}
      role="img"
      aria-label={label}
    >
      {code && <path d={code.path} />}
    </svg>
  );
}
