import {
  type NumberField,
  OTHERWISE_FIELD,
  type SynopticField,
  type TextField,
} from './synoptic-protocol.ts';

type Place = Pick<NumberField, 'code' | 'label' | 'group' | 'when'>;

export const PRESENCE = ['Not seen', 'Seen', 'Cannot be told'] as const;
export const MARGINS = ['Free of tumour', 'Involved', 'Cannot be told'] as const;

/** Nodes, cores: a whole number without a unit. */
export function count(place: Place, most = 99): NumberField {
  return { ...place, kind: 'number', unit: '', least: 0, most, decimals: 0 };
}

/** A length in mm with one decimal. */
export function millimetres(place: Place, { least, most }: Pick<NumberField, 'least' | 'most'>): NumberField {
  return { ...place, kind: 'number', unit: 'mm', least, most, decimals: 1 };
}

/** Whole per cent. */
export function percent(place: Place): NumberField {
  return { ...place, kind: 'number', unit: '%', least: 0, most: 100, decimals: 0 };
}

export const MARGIN_SITE: TextField = {
  code: 'margin_site',
  label: 'Margin involved',
  group: 'Margins',
  kind: 'text',
  when: { field: 'margins', is: ['Involved'] },
};

/** Distance of what is free, site of what is involved. */
export function marginDetails(most: number): SynopticField[] {
  return [
    millimetres(
      {
        code: 'margin_mm',
        label: 'Nearest margin',
        group: 'Margins',
        when: { field: 'margins', is: ['Free of tumour'] },
      },
      { least: 0, most },
    ),
    MARGIN_SITE,
  ];
}

/** The reason for a grade or stage that the other answers do not give. */
export const OTHERWISE: TextField = {
  code: OTHERWISE_FIELD,
  label: 'Why grade or stage differ from the other answers',
  group: 'Stage',
  kind: 'text',
  optional: true,
};
