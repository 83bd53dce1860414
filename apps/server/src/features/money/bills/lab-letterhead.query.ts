import { contactLines, DEFAULT_BRAND_COLOUR, type Letterhead } from '@nidan/domain/documents/letterhead';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readLogo } from '../../base/files/pictures.query.ts';

/** What papers about money of no bill are headed with: the lab as it is now. */
export async function readLetterhead({ db, lId }: Ctx): Promise<Letterhead> {
  const lab = await db
    .selectFrom('lab')
    .select(['name', 'tagline', 'address', 'phone', 'email', 'website', 'footer'])
    .where('l_id', '=', lId)
    .executeTakeFirstOrThrow();
  return {
    labName: lab.name,
    tagline: lab.tagline === '' ? null : lab.tagline,
    addressLines: contactLines(lab),
    footLine: lab.footer === '' ? null : lab.footer,
    logo: await readLogo(db, lId),
    brandColour: DEFAULT_BRAND_COLOUR,
    accreditation: null,
  };
}
