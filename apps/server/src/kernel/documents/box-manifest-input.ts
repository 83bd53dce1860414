import type { BoxManifest } from '@nidan/domain/documents/box-manifest';
import { code128Svg } from './barcode-svg.ts';
import { type TemplateInput, templateDate } from './template-input.ts';

/** Width of a module, in mm: read from an arm's length by any scanner. */
const MODULE = 0.42;

/** The data of the list of a box, with the bars of its code. */
export function boxManifestInput(manifest: BoxManifest): TemplateInput {
  const bars = code128Svg(manifest.code);
  const data = {
    ...manifest,
    date: templateDate(manifest.documentDate),
    bars: { ...bars, widthMm: bars.modules * MODULE },
  };
  return { template: 'box-manifest.typ', data, files: new Map() };
}
