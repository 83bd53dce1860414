import type { TubeLabel } from '@nidan/domain/documents/label-document';
import { detailedAgeAt } from '@nidan/domain/people/age-at';
import { maskName } from '@nidan/domain/people/demo-mask';
import { displayAge } from '@nidan/domain/people/display-age';
import { formatDate, formatDateTime } from '@nidan/domain/time/calendar-date';
import type { Ctx } from '../../kernel/http/context.ts';
import { ageSourceOf } from '../patients/present-patient-brief.ts';
import type { SampleRow } from './sample-selection.ts';

/** What is printed on a tube. */
export function presentLabel(ctx: Ctx, row: SampleRow): TubeLabel {
  const zone = ctx.lab.timeZone;
  const age = displayAge(detailedAgeAt(ageSourceOf(row), { at: ctx.now, zone }));
  return {
    patientName: ctx.caller.isDemoUser ? maskName(row.patient_name) : row.patient_name,
    ageSex: `${age} / ${row.sex}`,
    birthDate: row.birthdate === null ? null : formatDate(row.birthdate),
    tube: `${row.cap_colour} ${row.volume_ml} mL`,
    barcode: row.barcode,
    collectedAt: row.collected_at === null ? null : formatDateTime(row.collected_at, zone).slice(0, 16),
    testCodes: row.tests.map((test) => test.code),
    department: row.department_name,
    place: row.place,
    stat: row.priority === 'stat',
  };
}
