import type { ReactNode } from 'react';

/** Glyphs of the bill-test states on a 12 by 12 field: each state reads without its colour. */
export const stateGlyphs: Readonly<Record<string, ReactNode>> = {
  completed: <circle cx="6" cy="6" r="4" fill="currentColor" />,
  checked: <path d="m2 6.3 2.7 2.7L10 3.2" strokeWidth="1.8" />,
  pending: <circle cx="6" cy="6" r="3.8" />,
  outsourced: <path d="M3 9 9.3 2.7M4.8 2.5h4.7v4.7" />,
  ncollected: <path d="M6 1.3C8 3.8 9.3 5.6 9.3 7.3a3.3 3.3 0 0 1-6.6 0C2.7 5.6 4 3.8 6 1.3z" />,
  naccessioned: <path d="M3.8 1.5h4.4M4.4 1.5v7.3a1.6 1.6 0 0 0 3.2 0V1.5M4.4 6h3.2" />,
  partial: (
    <>
      <circle cx="6" cy="6" r="3.8" />
      <path d="M6 2.2a3.8 3.8 0 0 1 0 7.6z" fill="currentColor" />
    </>
  ),
  deptaccessioned: (
    <>
      <path d="M1.8 1.5h4.4M2.4 1.5v7.3a1.6 1.6 0 0 0 3.2 0V1.5M2.4 6h3.2" />
      <circle cx="9.3" cy="8.5" r="1.6" fill="currentColor" stroke="none" />
    </>
  ),
  canceled: <path d="m2.8 2.8 6.4 6.4M9.2 2.8 2.8 9.2" />,
  onHold: <path d="M4.2 2.5v7M7.8 2.5v7" strokeWidth="1.8" />,
  rerun: <path d="M9.8 4.5A4 4 0 1 0 10 7M10 2v2.6H7.4" />,
};
