export const IMAGING_MODALITIES = ['CT', 'MR', 'CR', 'DX', 'US', 'PT', 'NM', 'MG', 'RF'] as const;
export type ImagingModality = (typeof IMAGING_MODALITIES)[number];

/** Paths of the radiology viewer (spec §2). */
export const VIEWER_MODES = ['/segmentation', '/tmtv', '/microscopy', '/dynamic-volume'] as const;
export type ViewerMode = (typeof VIEWER_MODES)[number];
