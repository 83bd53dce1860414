import { askedFields } from './synoptic-faults.ts';
import type { SynopticAnswers, SynopticProtocol } from './synoptic-protocol.ts';

/** The form as the report prints it. */
export interface SynopticTable {
  readonly title: string;
  readonly source: string;
  readonly groups: readonly {
    readonly name: string;
    readonly rows: readonly { readonly label: string; readonly answer: string }[];
  }[];
  readonly remarks: readonly string[];
}

/** The answered fields of a form by group, with their units, in the order of the groups. */
export function synopticTable(protocol: SynopticProtocol, answers: SynopticAnswers): SynopticTable {
  const answered = askedFields(protocol, answers).flatMap((field) => {
    const answer = answers[field.code];
    if (answer === undefined || answer === '') return [];
    const unit = field.kind === 'number' && field.unit !== '' ? ` ${field.unit}` : '';
    return [{ group: field.group, label: field.label, answer: `${answer}${unit}` }];
  });
  const groups = [...Map.groupBy(answered, ({ group }) => group)].map(([name, rows]) => ({
    name,
    rows: rows.map(({ label, answer }) => ({ label, answer })),
  }));
  const { title, source } = protocol;
  return { title, source, groups, remarks: protocol.remarks?.(answers) ?? [] };
}
