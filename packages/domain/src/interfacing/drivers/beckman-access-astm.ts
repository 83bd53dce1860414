import { type DeliveredDriver, message } from './delivered-driver.ts';
import { E1394_BASE } from './e1394-base.ts';

export const BECKMAN_ACCESS_ASTM: DeliveredDriver = {
  driver: {
    ...E1394_BASE,
    code: 'beckman-access-astm',
    name: 'Beckman Coulter Access 2 (ASTM)',
    family: 'immunoassay',
    source:
      'ASTM E1394-97 as public integrations of the Access 2 describe it; the manual of the maker was not read',
    result: { ...E1394_BASE.result, dilution: 'R.3.6', reagentLot: 'C.4.2' },
    orders: {
      isBroadcast: true,
      code: '^^^{code}',
      specimens: { SERUM: 'Serum', PLASMA: 'Plasma', URINE: 'Urine' },
    },
  },
  example: message(
    'H|\\^&|||ACCESS^500001|||||LIS||P|1|20250101093000',
    'P|1|100',
    'O|1|S0000123|^5001^1|^^^TSH\\^^^FT4|R||||||N||||Serum',
    'R|1|^^^TSH^1|<0.01|uIU/mL||<^N||F||||20250101092955',
    'R|2|^^^FT4^1^5|2.4|ng/dL||H\\QNS||F||||20250101092956',
    'C|1|I|LOT^231045',
    'L|1|N',
  ),
};
