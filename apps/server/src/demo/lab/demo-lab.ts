import type { LongWork } from '../../kernel/http/unfinished-work.ts';
import type { NewLab } from '../../features/base/organisation/lab-rows.ts';
import type { NewDoctor } from '../../features/people/referrers/doctor-rows.ts';

/** The demo lab: every name, number and address in it is invented. */
export const demoLab = {
  lId: 1,
  name: 'Kothrud Main Lab',
  prefix: 'KT',
  tagline: 'Pathology · Microbiology · Immunoassay',
  address: '12 Example Road, Kothrud, Pune 411038',
  phone: '02000000000',
  email: 'care@kothrud.example',
  website: 'kothrud.example',
  footer: 'Demo laboratory, Pune · Open 7:00 am to 9:00 pm, all days',
  upiAddress: 'kothrudlab@upi.example',
  locations: [
    { name: 'Kothrud Main Lab', address: '12 Example Road, Kothrud, Pune 411038', phone: '02000000000' },
    {
      name: 'Baner collection centre',
      kind: 'centre',
      address: '4 Sample Street, Baner, Pune 411045',
      phone: '02000000001',
    },
    {
      name: 'Nashik Road centre',
      kind: 'centre',
      address: '7 Demo Lane, Nashik Road, Nashik 422101',
      phone: '02530000000',
    },
  ],
  switches: {
    allowSelfCheck: false,
    criticalCallBeforeRelease: true,
    letterhead: 'on',
    intervalsApproved: true,
    identificationMethod: 'Conventional biochemical tests',
    centresSettleByAccount: true,
    referralPayouts: true,
    vendorPaymentLimitRupees: 100_000,
    creditLimitRupees: 50_000,
  },
} as const satisfies NewLab;

/** The filling of the demo lab, from the making of the lab to the last change of its week. */
export const demoWork: LongWork = { lId: demoLab.lId, name: 'demo' };

export const demoDoctors = [
  { name: 'Dr. Meher Daruwala', qualification: 'MD (Med.)', phone: '9800000064' },
  { name: 'Dr. Anil Bhonsle', qualification: 'MS (Ortho.)', phone: '9800000065' },
  { name: 'Dr. Kavya Menon', qualification: 'MD (Paed.)', phone: '9800000066' },
  { name: 'Dr. Rohini Sathe', qualification: 'DGO', phone: '9800000067' },
  { name: 'Dr. Imran Mistry', qualification: 'MBBS', phone: null },
  { name: 'Dr. Sudha Rangan', qualification: 'DM (Endo.)', phone: '9800000068' },
] as const satisfies readonly NewDoctor[];

/** Agencies whose names the demo week bills under. */
export const demoAgencies = ['Shivneri Clinic', 'Panchvati Hospital'] as const;
