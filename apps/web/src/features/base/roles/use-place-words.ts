import type { UserView } from '@nidan/contract/base/users/user-view';
import { useTexts } from '../../../kernel/text/use-texts.ts';
import { rolesTexts } from './texts/roles-texts.ts';

type Placed = Pick<UserView, 'locationIds' | 'departmentIds' | 'doctor' | 'agency'>;

/** Says what of the lab a person sees, one line per limit. */
export function usePlaceWords(): (user: Placed) => readonly string[] {
  const t = useTexts(rolesTexts);
  return ({ locationIds, departmentIds, doctor, agency }) => {
    const limits = [
      locationIds && t('locationsOnly', { count: locationIds.length }),
      departmentIds && t('departmentsOnly', { count: departmentIds.length }),
      doctor && t('ofDoctor', { name: doctor }),
      agency && t('ofAgency', { name: agency }),
    ].filter((words) => typeof words === 'string');
    return limits.length === 0 ? [t('wholeLab')] : limits;
  };
}
