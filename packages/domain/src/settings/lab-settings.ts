import type { LabelSize } from '../documents/label-document.ts';
import type { NameCasing } from '../people/names/name-casing.ts';
import { CRITICAL_CALL } from '../results/critical.ts';
import { PURCHASE_SETTINGS } from './purchase-settings.ts';
import { type Setting, type SettingSection, settingFault, type SettingValue } from './setting.ts';

const CASINGS = {
  none: 'as typed',
  upper: 'UPPER CASE',
  lower: 'lower case',
  camel: 'Every Word',
  sentence: 'First word',
} as const satisfies Record<NameCasing, string>;

const LABEL_STOCK = {
  large: '50.8 × 25.4 mm',
  small: '38 × 13 mm',
} as const satisfies Record<LabelSize, string>;

/**
 * Everything that a lab decides for itself: its switches (`/api/lab-switches`), its labels (`/api/settings/bc`) and its
 * configuration (`/api/settings/config`). A setting is listed when code acts on it, and not before.
 */
export const LAB_SETTINGS = {
  referrerRequired: { section: 'switches', group: 'registration', kind: 'flag', default: false },
  phoneRequired: { section: 'switches', group: 'registration', kind: 'flag', default: false },
  discountReasonRequired: { section: 'switches', group: 'registration', kind: 'flag', default: false },
  upiReferenceRequired: { section: 'switches', group: 'registration', kind: 'flag', default: false },
  repeatWarningHours: {
    section: 'switches',
    group: 'registration',
    kind: 'number',
    default: 24,
    least: 0,
    most: 720,
    unit: 'h',
  },
  refundHandlingRupees: {
    section: 'switches',
    group: 'registration',
    kind: 'number',
    default: 200,
    least: 0,
    most: 1_000,
    unit: '₹',
  },
  creditNoteLimitRupees: {
    section: 'switches',
    group: 'registration',
    kind: 'number',
    default: 500,
    least: 0,
    most: 100_000,
    unit: '₹',
    weakens: 'more',
  },
  cutInvoicesAtNight: { section: 'switches', group: 'registration', kind: 'flag', default: false },
  referralPayouts: { section: 'switches', group: 'registration', kind: 'flag', default: false },
  accessionWhereProcessed: { section: 'switches', group: 'samples', kind: 'flag', default: true },
  oldSamplesRefused: { section: 'switches', group: 'samples', kind: 'flag', default: false },
  centresSettleByAccount: { section: 'switches', group: 'samples', kind: 'flag', default: false },
  allowSelfCheck: { section: 'switches', group: 'results', kind: 'flag', default: false, weakens: true },
  criticalCallBeforeRelease: { section: 'switches', group: 'results', kind: 'flag', default: true },
  allowSelfRangeActivation: {
    section: 'switches',
    group: 'results',
    kind: 'flag',
    default: false,
    weakens: true,
  },
  holdReportForDues: { section: 'switches', group: 'reports', kind: 'flag', default: false },
  customerLinkDays: {
    section: 'switches',
    group: 'reports',
    kind: 'number',
    default: 7,
    least: 1,
    most: 90,
    unit: 'd',
  },
  unsendSeconds: {
    section: 'switches',
    group: 'reports',
    kind: 'number',
    default: 10,
    least: 0,
    most: 600,
    unit: 's',
  },
  allowSelfActivation: { section: 'switches', group: 'people', kind: 'flag', default: false, weakens: true },
  ...PURCHASE_SETTINGS,
  creditLimitRupees: {
    section: 'switches',
    group: 'registration',
    kind: 'number',
    default: 0,
    least: 0,
    most: 10_000_000,
    unit: '₹',
    weakens: 'more',
  },
  labelWay: {
    section: 'labels',
    group: 'samples',
    kind: 'choice',
    default: 'pdf',
    options: {
      pdf: 'PDF to any printer',
      zpl: 'ZPL file for a label printer',
      tspl: 'TSPL file for a label printer',
    },
  },
  labelSize: { section: 'labels', group: 'samples', kind: 'choice', default: 'large', options: LABEL_STOCK },
  labelsPerTube: {
    section: 'labels',
    group: 'samples',
    kind: 'number',
    default: 1,
    least: 1,
    most: 5,
    unit: '',
  },
  nameCasing: {
    section: 'configuration',
    group: 'people',
    kind: 'choice',
    default: 'none',
    options: CASINGS,
  },
  startView: {
    section: 'configuration',
    group: 'people',
    kind: 'choice',
    default: 'role',
    options: {
      role: 'the work of the role',
      patients: 'Patients list/home',
      dashboard: 'dashboard',
      samples: 'sample management',
      inventory: 'inventory',
    },
  },
  keepSerumDays: {
    section: 'configuration',
    group: 'samples',
    kind: 'number',
    default: 7,
    least: 1,
    most: 7_300,
    unit: 'd',
  },
  keepWholeBloodDays: {
    section: 'configuration',
    group: 'samples',
    kind: 'number',
    default: 2,
    least: 1,
    most: 7_300,
    unit: 'd',
  },
  keepUrineDays: {
    section: 'configuration',
    group: 'samples',
    kind: 'number',
    default: 1,
    least: 1,
    most: 7_300,
    unit: 'd',
  },
  keepFluidDays: {
    section: 'configuration',
    group: 'samples',
    kind: 'number',
    default: 7,
    least: 1,
    most: 7_300,
    unit: 'd',
  },
  keepSlideDays: {
    section: 'configuration',
    group: 'samples',
    kind: 'number',
    default: 30,
    least: 1,
    most: 7_300,
    unit: 'd',
  },
  keepTissueDays: {
    section: 'configuration',
    group: 'samples',
    kind: 'number',
    default: 28,
    least: 1,
    most: 7_300,
    unit: 'd',
  },
  keepBlockDays: {
    section: 'configuration',
    group: 'samples',
    kind: 'number',
    default: 3650,
    least: 1,
    most: 7_300,
    unit: 'd',
  },
  keepOtherDays: {
    section: 'configuration',
    group: 'samples',
    kind: 'number',
    default: 7,
    least: 1,
    most: 7_300,
    unit: 'd',
  },
  letterhead: {
    section: 'configuration',
    group: 'reports',
    kind: 'choice',
    default: 'on',
    options: { on: 'letterhead printed', preprinted: 'room for pre-printed paper' },
  },
  criticalNextMinutes: {
    section: 'configuration',
    group: 'results',
    kind: 'number',
    default: CRITICAL_CALL.escalateMinutes,
    least: 5,
    most: 120,
    unit: 'min',
  },
  criticalHeadMinutes: {
    section: 'configuration',
    group: 'results',
    kind: 'number',
    default: CRITICAL_CALL.targetMinutes,
    least: 5,
    most: 240,
    unit: 'min',
  },
  criticalDutyContact: {
    section: 'configuration',
    group: 'results',
    kind: 'text',
    default: '',
    longest: 120,
    needsPhone: true,
  },
  criticalHeadContact: {
    section: 'configuration',
    group: 'results',
    kind: 'text',
    default: '',
    longest: 120,
    needsPhone: true,
  },
  intervalsApproved: { section: 'configuration', group: 'reports', kind: 'flag', default: false },
  signEverySheet: { section: 'configuration', group: 'reports', kind: 'flag', default: false },
  identificationMethod: {
    section: 'configuration',
    group: 'reports',
    kind: 'text',
    default: '',
    longest: 120,
  },
  reportDisclaimer: { section: 'configuration', group: 'reports', kind: 'text', default: '', longest: 400 },
} as const satisfies Record<string, Setting>;

export type LabSettingName = keyof typeof LAB_SETTINGS;

type Definition<N extends LabSettingName> = (typeof LAB_SETTINGS)[N];
type ValueOf<D> = D extends { readonly kind: 'flag' }
  ? boolean
  : D extends { readonly kind: 'number' }
    ? number
    : D extends { readonly kind: 'choice'; readonly options: infer O }
      ? keyof O & string
      : string;
export type LabSettingValue<N extends LabSettingName> = ValueOf<Definition<N>>;

/** True when `name` is a setting. */
export function isLabSetting(name: string): name is LabSettingName {
  return Object.hasOwn(LAB_SETTINGS, name);
}

const NAMES = Object.keys(LAB_SETTINGS).filter(isLabSetting);

/** The settings of a section, in their order on the screen. */
export function settingsOf(section: SettingSection): LabSettingName[] {
  return NAMES.filter((name) => LAB_SETTINGS[name].section === section);
}

/** A setting by its name, with what all kinds of settings have in common. */
export function labSetting(name: LabSettingName): Setting {
  return LAB_SETTINGS[name];
}

function isSettingValue<N extends LabSettingName>(name: N, value: unknown): value is LabSettingValue<N> {
  const isPlain = typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string';
  return isPlain && settingFault(LAB_SETTINGS[name], value) === null;
}

/** What a lab has set, or the default where it set nothing, or nothing that the setting still takes. */
export function labSettingOf<N extends LabSettingName>(
  values: Readonly<Record<string, unknown>>,
  name: N,
): LabSettingValue<N> {
  const value = values[name];
  if (isSettingValue(name, value)) return value;
  const fallback: SettingValue = LAB_SETTINGS[name].default;
  if (isSettingValue(name, fallback)) return fallback;
  throw new Error(`The default of ${name} does not fit it`);
}
