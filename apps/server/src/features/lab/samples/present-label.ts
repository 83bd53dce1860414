import type { TubeLabel } from '@nidan/domain/documents/label-document';
import { detailedAgeAt } from '@nidan/domain/people/ages/age-at';
import { maskName } from '@nidan/domain/people/demo-mask';
import { briefAge } from '@nidan/domain/people/ages/brief-age';
import { formatDate, formatDateTime } from '@nidan/domain/time/indian-date';
import type { Ctx } from '../../../kernel/http/context.ts';
import { ageSourceOf } from '../../people/patients/present-patient-brief.ts';
import type { SampleRow } from './sample-selection.ts';

/** '20/11/26 08:32': the century and the seconds do not fit a tube. */
function shortMoment(moment: string): string {
  return `${moment.slice(0, 6)}${moment.slice(8, 16)}`;
}

/** What is printed on a tube. */
export function presentLabel(ctx: Ctx, row: SampleRow): TubeLabel {
  const zone = ctx.lab.timeZone;
  const age = briefAge(detailedAgeAt(ageSourceOf(row), { at: row.collected_at ?? ctx.now, zone }));
  return {
    patientName: ctx.caller.isDemoUser ? maskName(row.patient_name) : row.patient_name,
    ageSex: `${age} / ${row.sex}`,
    birthDate: row.birthdate === null ? null : formatDate(row.birthdate),
    container: row.cap_colour,
    volume: row.volume_ul === null ? row.volume_ml : row.volume_ul / 1000,
    barcode: row.barcode,
    collectedAt: row.collected_at === null ? null : shortMoment(formatDateTime(zone, row.collected_at)),
    testCodes: row.tests.map((test) => test.code),
    department: row.department_name,
    place: row.place,
    stat: row.priority === 'stat',
  };
}
