export const AUDIT_VIEWS = ['record', 'activity', 'person', 'look', 'reads', 'denials'] as const;
export type AuditViewName = (typeof AUDIT_VIEWS)[number];

/** State of the audit in the address. */
export const AUDIT_SEARCH = {
  view: '',
  q: '',
  activity: '',
  person: '',
  reason: false,
  event: '',
};
export type AuditSearch = Readonly<typeof AUDIT_SEARCH>;

/** The view of an address: that of a record for whoever may not see everybody's work. */
export function viewOf(text: string, seesAll: boolean): AuditViewName {
  const start = seesAll ? 'activity' : 'record';
  const found = AUDIT_VIEWS.find((view) => view === text) ?? start;
  return seesAll ? found : 'record';
}
