import type { ReactNode } from 'react';

/** Drawings of the icons on a 16 by 16 field, stroke 1.5, no fill. */
export const iconDrawings = {
  desk: (
    <>
      <circle cx="8" cy="5.5" r="2.5" />
      <path d="M3 13.5c0-2.8 2.2-4.2 5-4.2s5 1.4 5 4.2" />
    </>
  ),
  samples: <path d="M5.5 2h5M6.2 2v9.7a1.8 1.8 0 0 0 3.6 0V2M6.2 8h3.6" />,
  bench: (
    <path d="M6.3 2v4.3L2.8 12.6a.9.9 0 0 0 .8 1.4h8.8a.9.9 0 0 0 .8-1.4L9.7 6.3V2M5.2 2h5.6M4.8 9.8h6.4" />
  ),
  reports: <path d="M3.8 2h5.4l3 3v9H3.8zM9 2v3.2h3.2M6 8.5h4M6 11h4" />,
  quality: <path d="M2 2v12h12M4.5 10l2.5-3 2.5 1.8L13.5 4" />,
  inventory: <path d="M2.5 5 8 2.2 13.5 5v6L8 13.8 2.5 11zM2.5 5 8 7.8 13.5 5M8 7.8v6" />,
  logistics: (
    <>
      <path d="M1.5 4h8v7.5h-8zM9.5 6.5h2.7l2.3 2.5v2.5h-5" />
      <circle cx="4.5" cy="12" r="1.3" />
      <circle cx="11.5" cy="12" r="1.3" />
    </>
  ),
  finance: <path d="M4 3h8M4 6h8M4 3c5.5 0 5.5 6.3 0 6.3L9.5 13.5" />,
  approvals: (
    <>
      <rect x="2.5" y="2.5" width="11" height="11" rx="1" />
      <path d="m5.3 8 2 2 3.5-4" />
    </>
  ),
  admin: (
    <>
      <path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h11" />
      <circle cx="6" cy="4.5" r="1.3" fill="var(--bench)" />
      <circle cx="10.5" cy="8" r="1.3" fill="var(--bench)" />
      <circle cx="5" cy="11.5" r="1.3" fill="var(--bench)" />
    </>
  ),
  moon: <path d="M13 9.5A5.5 5.5 0 0 1 6.5 3a5.5 5.5 0 1 0 6.5 6.5z" />,
  fold: (
    <>
      <rect x="2.5" y="3" width="11" height="10" rx="1" />
      <path d="M6 3v10" />
    </>
  ),
  scan: <path d="M2 5V3h2M12 3h2v2M14 11v2h-2M4 13H2v-2M5 5.5v5M7.3 5.5v5M9 5.5v5M11 5.5v5" />,
  down: <path d="m4.5 6.5 3.5 3.5 3.5-3.5" />,
  right: <path d="m6.5 4.5 3.5 3.5-3.5 3.5" />,
  left: <path d="M9.5 4.5 6 8l3.5 3.5" />,
  log: <path d="M2.5 3.5h11v7.5H7l-2.5 2.2V11h-2z" />,
  plus: <path d="M8 3.5v9M3.5 8h9" />,
  minus: <path d="M3.5 8h9" />,
  search: (
    <>
      <circle cx="7" cy="7" r="4.2" />
      <path d="m10.2 10.2 3.3 3.3" />
    </>
  ),
  cross: <path d="m4 4 8 8M12 4l-8 8" />,
  columns: (
    <>
      <rect x="2.5" y="3" width="11" height="10" rx="1" />
      <path d="M6.2 3v10M9.8 3v10" />
    </>
  ),
  rows: <path d="M2.5 4h11M2.5 8h11M2.5 12h11" />,
  hourglass: <path d="M4 2.5h8M4 13.5h8M5 2.5c0 3 3 4 3 5.5s-3 2.5-3 5.5M11 2.5c0 3-3 4-3 5.5s3 2.5 3 5.5" />,
  flame: (
    <path d="M8 2c.5 2.5 3.8 3.8 3.8 7.5A3.8 3.8 0 0 1 8 13.7a3.8 3.8 0 0 1-3.8-4.2C4.2 7.8 5.5 7 6 5.5c.8.8 1.2 1.5 1.2 2.3C8.3 6.5 8.5 4 8 2z" />
  ),
  info: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M8 7.5v3M8 5.4v.1" />
    </>
  ),
  arrowUp: <path d="M8 13V3.5M4 7.3l4-4 4 4" />,
  arrowDown: <path d="M8 3v9.5M4 8.7l4 4 4-4" />,
  arrowRight: <path d="M3 8h10M9.5 4.5 13 8l-3.5 3.5" />,
  doubleUp: <path d="m4 8 4-4 4 4M4 12.5l4-4 4 4" />,
  doubleDown: <path d="m4 8 4 4 4-4M4 3.5l4 4 4-4" />,
  delta: <path d="M8 3 14 13H2z" />,
  tick: <path d="m3 8.5 3.3 3.3L13 4.5" />,
  doubleTick: <path d="m1.5 8.5 2.8 2.8L10 5M7.5 11.3 14 5" />,
  lock: (
    <>
      <rect x="3.5" y="7" width="9" height="6.5" rx="1" />
      <path d="M5.5 7V5a2.5 2.5 0 0 1 5 0v2" />
    </>
  ),
  error: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="m6 6 4 4M10 6l-4 4" />
    </>
  ),
  warn: <path d="M8 2.5 14 13H2zM8 6.5v3M8 11.2v.1" />,
  bell: <path d="M4 11.5V7a4 4 0 0 1 8 0v4.5l1 1H3zM6.5 14h3" />,
  filter: <path d="M2.5 3.5h11L9.5 8.5v4l-3 1.5V8.5z" />,
  sync: <path d="M13 6.5A5.3 5.3 0 0 0 3.5 5M3 2.5V5h2.5M3 9.5A5.3 5.3 0 0 0 12.5 11M13 13.5V11h-2.5" />,
  offline: (
    <path d="M2.5 2.5l11 11M4 6.3A3 3 0 0 0 4.5 12h6.5M6.5 4.3A3.8 3.8 0 0 1 11.5 7.5c1.3.2 2 1.2 2 2.3 0 .5-.1.9-.4 1.3" />
  ),
  pen: <path d="m3 13 .7-3L10.5 3.2l2.3 2.3L6 12.3z" />,
  clock: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M8 5v3.2l2 1.3" />
    </>
  ),
  eye: (
    <>
      <path d="M1.5 8S4 3.8 8 3.8 14.5 8 14.5 8 12 12.2 8 12.2 1.5 8 1.5 8z" />
      <circle cx="8" cy="8" r="1.8" />
    </>
  ),
  undo: <path d="M3 6.5h6.5a3.5 3.5 0 0 1 0 7H6M3 6.5 6 3.5M3 6.5l3 3" />,
  refresh: <path d="M13 6.5A5.2 5.2 0 0 0 3.6 5M3 9.5A5.2 5.2 0 0 0 12.4 11M3.4 2.2V5.2h3M12.6 13.8v-3h-3" />,
  print: <path d="M4.5 6V2.5h7V6M4.5 11.5h-2V6h11v5.5h-2M4.5 9.5h7v4h-7z" />,
  send: <path d="M13.5 2.5 2.5 7l4.5 2 2 4.5z" />,
  chat: <path d="M8 2.5a5.5 5.5 0 0 0-4.7 8.3L2.5 13.5l2.8-.7A5.5 5.5 0 1 0 8 2.5z" />,
  sms: (
    <>
      <rect x="2" y="3" width="12" height="8" rx="1" />
      <path d="M5 6h6M5 8.3h4M5 11v2.5L7.5 11" />
    </>
  ),
  mail: (
    <>
      <rect x="2" y="3.5" width="12" height="9" rx="1" />
      <path d="m2.5 4.5 5.5 4 5.5-4" />
    </>
  ),
  globe: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="M2.5 8h11M8 2.5c3 3.5 3 7.5 0 11M8 2.5c-3 3.5-3 7.5 0 11" />
    </>
  ),
  box: <path d="M2.5 5h11v8.5h-11zM2.5 5l1.5-2.5h8L13.5 5M6.5 8h3" />,
  camera: (
    <>
      <path d="M2.5 5h2.5l1-1.5h4L11 5h2.5v7.5h-11z" />
      <circle cx="8" cy="8.5" r="2.3" />
    </>
  ),
  phone: (
    <path d="M3.5 2.5h2.5l1 3-1.5 1.2a8 8 0 0 0 3.8 3.8L10.5 9l3 1v2.5c0 .6-.4 1-1 1C7 13.5 2.5 9 2.5 3.5c0-.6.4-1 1-1z" />
  ),
  download: <path d="M8 2.5V10M5 7.5l3 3 3-3M3 10.5v3h10v-3" />,
  link: <path d="M6.5 9.5 9.5 6.5M7 5l1.5-1.5a2.8 2.8 0 0 1 4 4L11 9M9 11l-1.5 1.5a2.8 2.8 0 0 1-4-4L5 7" />,
  ring: <circle cx="8" cy="8" r="5.2" />,
  more: <path d="M3.5 8v.1M8 8v.1M12.5 8v.1" strokeWidth="2.2" />,
  calendar: (
    <>
      <rect x="2.5" y="3.5" width="11" height="10" rx="1" />
      <path d="M2.5 6.5h11M5.5 2v2.5M10.5 2v2.5" />
    </>
  ),
  ban: (
    <>
      <circle cx="8" cy="8" r="5.5" />
      <path d="m4.2 4.2 7.6 7.6" />
    </>
  ),
  play: <path d="M5 3.5v9l7.5-4.5z" />,
  pause: <path d="M5.5 3.5v9M10.5 3.5v9" strokeWidth="2" />,
  cash: (
    <>
      <rect x="1.5" y="4" width="13" height="8" rx="1" />
      <circle cx="8" cy="8" r="1.8" />
      <path d="M4 6.5v.1M12 9.5v.1" />
    </>
  ),
  card: (
    <>
      <rect x="1.5" y="3.5" width="13" height="9" rx="1" />
      <path d="M1.5 6.5h13M4 10h2.5" />
    </>
  ),
  home: <path d="M2.5 8 8 3l5.5 5M4 7v6.5h8V7M6.8 13.5V10h2.4v3.5" />,
  shield: <path d="M8 2 13 4v4c0 3-2.2 5-5 6-2.8-1-5-3-5-6V4zM5.8 8l1.7 1.7L10.5 6.5" />,
  paste: (
    <>
      <rect x="3.5" y="3.5" width="9" height="10.5" rx="1" />
      <path d="M6 3.5V2h4v1.5zM6 8h4M6 10.5h4" />
    </>
  ),
  machine: (
    <>
      <rect x="2.5" y="3" width="11" height="7.5" rx="1" />
      <path d="M5.5 13h5M8 10.5V13" />
    </>
  ),
  pin: (
    <>
      <path d="M8 14s4.5-4 4.5-7.5a4.5 4.5 0 0 0-9 0C3.5 10 8 14 8 14z" />
      <circle cx="8" cy="6.5" r="1.5" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof iconDrawings;
