/** Rules that stand ready before their product: module of the domain → row of the specification that will use it. */
export const WAITING: Readonly<Record<string, string>> = {
  'enumerations/forms': 'spec §3 form element types; §7 /api/forms',
  'enumerations/imaging': 'spec §2 viewer modes; §3 imaging modalities',
  'enumerations/logistics': 'spec §4 logistics task types and request kinds',
  'enumerations/record-fields': 'spec §3 fields of records that have no screen yet',
  'inventory/landed-cost': 'spec §7 /api/inventory/vendors/rate-contract',
  'scheduling/opd-slots': 'spec §5 OPD slots',
  'status-sets/links/consent': 'spec §4 consent flow',
  'status-sets/links/data-transfer': 'spec §4 data transfer',
  'status-sets/links/logistics-sub-task': 'spec §4 logistics task sub-state',
  'status-sets/links/logistics-task': 'spec §4 logistics task',
  'status-sets/links/request-state': 'spec §4 request state',
  'text/generic-patterns': 'spec §5 generic patterns',
};
