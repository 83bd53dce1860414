/** Blocks of a report page, from the top to the bottom. */
export const TEMPLATE_BLOCKS = ['header', 'patient', 'results', 'signature', 'foot'] as const;
export type TemplateBlock = (typeof TEMPLATE_BLOCKS)[number];

/**
 * What a page can show, by its block. `asked` is what ISO 15189:2022 7.4.1.6 to 7.4.1.8 asks of a report (domain facts 2.13): a template without it
 * is not published.
 */
export const TEMPLATE_FIELDS = {
  'lab.name': { block: 'header', asked: true },
  'lab.address': { block: 'header', asked: true },
  'lab.logo': { block: 'header', asked: false },
  'lab.tagline': { block: 'header', asked: false },
  'patient.name': { block: 'patient', asked: true },
  'patient.id': { block: 'patient', asked: true },
  'patient.age_sex': { block: 'patient', asked: true },
  'patient.native_name': { block: 'patient', asked: false },
  'patient.birth_date': { block: 'patient', asked: false },
  'patient.abha': { block: 'patient', asked: false },
  'doctor.name': { block: 'patient', asked: true },
  'centre.name': { block: 'patient', asked: false },
  'sample.type': { block: 'patient', asked: true },
  'sample.collected_at': { block: 'patient', asked: true },
  'sample.received_at': { block: 'patient', asked: true },
  'report.reported_at': { block: 'patient', asked: true },
  'result.method': { block: 'results', asked: true },
  'result.unit': { block: 'results', asked: true },
  'result.interval': { block: 'results', asked: true },
  'result.flag': { block: 'results', asked: true },
  'result.bar': { block: 'results', asked: false },
  'result.previous': { block: 'results', asked: false },
  'sign.name': { block: 'signature', asked: true },
  'sign.qualification': { block: 'signature', asked: true },
  'sign.reg_no': { block: 'signature', asked: true },
  'sign.role': { block: 'signature', asked: false },
  'sign.image': { block: 'signature', asked: false },
  'report.no': { block: 'foot', asked: true },
  'page.x_of_y': { block: 'foot', asked: true },
  'end.mark': { block: 'foot', asked: true },
} as const satisfies Readonly<Record<string, { readonly block: TemplateBlock; readonly asked: boolean }>>;

export type TemplateField = keyof typeof TEMPLATE_FIELDS;

/** Every field, in the order of the page. */
// as: the keys of a constant are its fields
export const ALL_TEMPLATE_FIELDS = Object.keys(TEMPLATE_FIELDS) as readonly TemplateField[];

/** The fields of a block, in their order. */
export function fieldsOfBlock(block: TemplateBlock): TemplateField[] {
  return ALL_TEMPLATE_FIELDS.filter((field) => TEMPLATE_FIELDS[field].block === block);
}
