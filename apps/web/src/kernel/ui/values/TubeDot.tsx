import type { ReactNode } from 'react';
import '../states.css';

const CAPS = ['edta', 'sst', 'plain', 'fluoride', 'citrate', 'urine', 'heparin'] as const;

/** A tube by the colour of its cap, and its name. `cap` is the catalogue's; one that has no colour is grey. */
export function TubeDot({ cap, children }: { readonly cap: string; readonly children?: ReactNode }) {
  const known = CAPS.find((name) => name === cap.toLowerCase()) ?? 'fluoride';
  return (
    <span className="ui-tube">
      <i className="ui-cap" style={{ background: `var(--cap-${known})` }} />
      {children}
    </span>
  );
}
