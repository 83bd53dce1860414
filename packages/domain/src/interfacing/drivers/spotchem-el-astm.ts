import { type DeliveredDriver, message } from './delivered-driver.ts';
import { E1394_BASE } from './e1394-base.ts';

/** Sends no record L: a message ends with the call. */
export const SPOTCHEM_EL_ASTM: DeliveredDriver = {
  driver: {
    ...E1394_BASE,
    code: 'spotchem-el-astm',
    name: 'Arkray SPOTCHEM EL, electrolytes (ASTM)',
    family: 'electrolytes',
    source: 'Public sample of a SPOTCHEM EL SE-1520 (senaite.astm)',
    link: { ...E1394_BASE.link, checksum: 'none', endsWithoutTerminator: true },
    sample: { ...E1394_BASE.sample, strip: '^0+' },
    query: null,
    orders: null,
  },
  example: message(
    'H|\\^&|||SE-1520||||||||1|20250101093000',
    'P|1',
    'O|1|000S0000123||^^^ELEC|R||||||N',
    'R|1|^^^Na|140|mmol/L||N||F||||20250101092955',
    'R|2|^^^K|5.9|mmol/L||H*||F||||20250101092955',
    'R|3|^^^Cl|----|mmol/L||E||X||||20250101092955',
  ),
};
