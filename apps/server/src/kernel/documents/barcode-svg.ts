import bwipjs from 'bwip-js';

export interface BarcodeSvg {
  kind: 'svg';
  /** One path; a unit of the view box is one module. */
  svg: string;
  modules: number;
}

/** Bars of a Code 128, one unit high, in the shortest encoding; no quiet zone. Throws on text other than printable ASCII. */
export function code128Svg(text: string): BarcodeSvg {
  if (!/^[ -~]+$/u.test(text)) throw new Error('A Code 128 holds printable ASCII only');
  const [symbol] = bwipjs.raw('code128', text);
  if (symbol === undefined || !('sbs' in symbol)) throw new Error('No Code 128 was drawn');
  let x = 0;
  let path = '';
  for (const [index, width] of symbol.sbs.entries()) {
    if (index % 2 === 0) path += `M${x} 0h${width}v1h-${width}z`;
    x += width;
  }
  return { kind: 'svg', svg: svgOf({ width: x, height: 1, path }), modules: x };
}

/** QR of error level M without quiet zone; the text is encoded as UTF-8. */
export function qrSvg(text: string): BarcodeSvg {
  const [symbol] = bwipjs.raw('qrcode', text, 'eclevel=M fixedeclevel');
  if (symbol === undefined || !('pixs' in symbol)) throw new Error('No QR was drawn');
  const size = symbol.pixx;
  const dark = (x: number, y: number): boolean => y < size && symbol.pixs[y * size + x] === 1;
  let path = '';
  for (let y = 0; y < size; y += 1) path += rowPath({ y, size, dark });
  return { kind: 'svg', svg: svgOf({ width: size, height: size, path }), modules: size };
}

/** Runs of dark modules reach a little into dark ones below, so that no hairline shows between rows. */
function rowPath({
  y,
  size,
  dark,
}: {
  y: number;
  size: number;
  dark: (x: number, y: number) => boolean;
}): string {
  let path = '';
  let x = 0;
  while (x < size) {
    if (!dark(x, y)) {
      x += 1;
      continue;
    }
    const start = x;
    const below = dark(x, y + 1);
    while (x < size && dark(x, y) && dark(x, y + 1) === below) x += 1;
    const width = x - start;
    path += `M${start} ${y}h${width}v${below ? 1.04 : 1}h-${width}z`;
  }
  return path;
}

function svgOf({ width, height, path }: { width: number; height: number; path: string }): string {
  const box = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="none"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><path d="${path}"/></svg>`;
}
