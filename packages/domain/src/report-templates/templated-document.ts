import type { ReportDocument, ReportRow, ReportSignatory } from '../documents/report-document.ts';
import type { MissingField } from './template-checks.ts';
import type { PageTemplate } from './page-template.ts';
import type { TemplateField } from './template-fields.ts';

/** A document without what its template leaves out; `marks` shows the missing ones in their place, on the sheet of an editor alone. */
export function templatedDocument(
  document: ReportDocument,
  { letterheadMm, hidden }: PageTemplate,
  marks: readonly MissingField[] = [],
): ReportDocument {
  const hides = (field: TemplateField): boolean => hidden.includes(field);
  const unless = <Value>(field: TemplateField, value: Value): Value | null => (hides(field) ? null : value);
  const { letterhead, patient, times } = document;
  return {
    ...document,
    zones: { ...document.zones, letterheadMm },
    letterhead: {
      ...letterhead,
      labName: unless('lab.name', letterhead.labName) ?? '',
      addressLines: unless('lab.address', letterhead.addressLines) ?? [],
      logo: unless('lab.logo', letterhead.logo),
      tagline: unless('lab.tagline', letterhead.tagline),
    },
    patient: {
      ...patient,
      name: unless('patient.name', patient.name) ?? '',
      patientCode: unless('patient.id', patient.patientCode),
      ageSex: unless('patient.age_sex', patient.ageSex) ?? '',
      nativeName: unless('patient.native_name', patient.nativeName),
      birthDate: unless('patient.birth_date', patient.birthDate),
      facts: unless('patient.abha', patient.facts) ?? [],
      doctor: unless('doctor.name', patient.doctor),
      client: unless('centre.name', patient.client),
    },
    times: {
      ...times,
      collected: unless('sample.collected_at', times.collected),
      received: unless('sample.received_at', times.received),
      reported: unless('report.reported_at', times.reported),
    },
    reportNo: unless('report.no', document.reportNo) ?? '',
    departments: document.departments.map((department) => ({
      ...department,
      tests: department.tests.map((test) => ({
        ...test,
        specimen: unless('sample.type', test.specimen),
        groups: test.groups.map((group) => ({
          ...group,
          method: unless('result.method', group.method),
          rows: group.rows.map((row) => templatedRow(row, hides)),
        })),
      })),
    })),
    signatories: document.signatories.map((signatory) => templatedSignatory(signatory, hides)),
    ...(hides('page.x_of_y') || hides('end.mark')
      ? { without: { pageNo: hides('page.x_of_y'), end: hides('end.mark') } }
      : {}),
    ...(marks.length === 0 ? {} : { marks: marks.map(({ no, field }) => ({ no, field })) }),
  };
}

type Hides = (field: TemplateField) => boolean;

function templatedRow(row: ReportRow, hides: Hides): ReportRow {
  return {
    ...row,
    method: hides('result.method') ? null : row.method,
    unit: hides('result.unit') ? null : row.unit,
    interval: hides('result.interval') ? null : row.interval,
    flag: hides('result.flag') ? null : row.flag,
    bar: hides('result.bar') ? null : row.bar,
    previous: hides('result.previous') ? { text: '', date: null } : row.previous,
  };
}

function templatedSignatory(signatory: ReportSignatory, hides: Hides): ReportSignatory {
  return {
    ...signatory,
    name: hides('sign.name') ? '' : signatory.name,
    qualification: hides('sign.qualification') ? '' : signatory.qualification,
    registrationNo: hides('sign.reg_no') ? '' : signatory.registrationNo,
    role: hides('sign.role') ? '' : signatory.role,
    signature: hides('sign.image') ? null : signatory.signature,
  };
}
