import { CHECKSUM_RULES, type Driver, DRIVER_ENCODINGS, DRIVER_FAMILIES, QUERY_ANSWERS } from './driver.ts';
import { type DriverFault, driverFault } from './driver-fault.ts';
import { type LayoutKind, placesOf } from './field-path.ts';
import {
  fieldOf,
  type JsonCheck,
  kindCheck,
  listCheck,
  listedCheck,
  mapCheck,
  NAMED,
  orMissing,
  orNull,
  shapeCheck,
  textCheck,
  wholeCheck,
  YES_OR_NO,
} from './json-checks.ts';
import { MACHINE_EVENTS } from './machine-events.ts';
import { RESULT_MARKS } from './result-marks.ts';
import { patternFault } from './reading/safe-pattern.ts';

const BYTE = 255;
const LONGEST_FRAME = 63_993;
const LONGEST_LINE = 9_999;
const LAYOUT_KINDS: readonly LayoutKind[] = ['e1394', 'hl7', 'fixed', 'csv'];

/** Which layouts come over which links. */
const LAYOUTS_OF_LINK: Readonly<Record<string, readonly LayoutKind[]>> = {
  astm: ['e1394'],
  mllp: ['hl7'],
  line: ['fixed', 'csv'],
  folder: ['csv', 'fixed', 'hl7', 'e1394'],
};
const LAYOUT_OF_ANSWER: Readonly<Record<string, LayoutKind>> = {
  e1394: 'e1394',
  law: 'hl7',
  dsr: 'hl7',
  orr: 'hl7',
};

const PATTERN = textCheck((text) => (patternFault(text) === null && text !== '' ? null : 'badPattern'));

const LINK = kindCheck({
  astm: {
    checksum: listedCheck(CHECKSUM_RULES),
    frameText: wholeCheck(1, LONGEST_FRAME),
    endsWithoutTerminator: YES_OR_NO,
  },
  mllp: {},
  line: {
    begins: orNull(wholeCheck(0, BYTE)),
    ends: wholeCheck(0, BYTE),
    acknowledges: YES_OR_NO,
  },
  folder: { extension: textCheck((text) => (/^\.[A-Za-z0-9]{1,10}$/u.test(text) ? null : 'wrongKind')) },
});

const LAYOUT = kindCheck({
  e1394: {},
  hl7: {},
  fixed: {
    line: PATTERN,
    ignored: orNull(PATTERN),
    resultsFrom: wholeCheck(1, LONGEST_LINE),
    resultLength: wholeCheck(1, LONGEST_LINE),
  },
  csv: {
    delimiter: listedCheck([',', ';', '\t', '|']),
    hasTitles: YES_OR_NO,
    wide: listCheck(NAMED),
  },
});

function conditionCheck(path: JsonCheck): JsonCheck {
  const shape = shapeCheck({
    path,
    isOneOf: orMissing(listCheck(textCheck())),
    matches: orMissing(PATTERN),
  });
  return (value, at) => {
    const isBare = fieldOf(value, 'isOneOf') === undefined && fieldOf(value, 'matches') === undefined;
    const faults = shape(value, at);
    return faults.length === 0 && isBare ? [driverFault(at, 'noCondition')] : faults;
  };
}

/** Each condition may hold a pattern, which is compiled when the driver is checked. */
const MOST_CONDITIONS = 50;

function conditionsCheck(condition: JsonCheck): JsonCheck {
  return listCheck(condition, MOST_CONDITIONS);
}

function resultCheck(path: JsonCheck, condition: JsonCheck): JsonCheck {
  return shapeCheck({
    code: path,
    value: path,
    second: orNull(shapeCheck({ value: path, suffix: NAMED })),
    unit: path,
    flags: path,
    dilution: path,
    measuredAt: path,
    reagentLot: path,
    mark: path,
    marks: mapCheck(listedCheck(RESULT_MARKS)),
    repeated: conditionsCheck(condition),
    skip: conditionsCheck(condition),
    suspects: orMissing(
      shapeCheck({ when: conditionsCheck(condition), notRaised: conditionsCheck(condition) }),
    ),
    noValue: listCheck(NAMED),
  });
}

function shapeOf(kind: LayoutKind): JsonCheck {
  const path = textCheck((text) => (placesOf(text, kind) === null ? 'badPath' : null));
  const condition = conditionCheck(path);
  return shapeCheck({
    code: textCheck((text) => (/^[a-z0-9][a-z0-9-]{0,38}$/u.test(text) ? null : 'wrongKind')),
    name: NAMED,
    family: listedCheck(DRIVER_FAMILIES),
    source: NAMED,
    encoding: listedCheck(DRIVER_ENCODINGS),
    link: LINK,
    layout: LAYOUT,
    sample: shapeCheck({
      id: path,
      strip: orNull(PATTERN),
      part: orNull(wholeCheck(1, 9)),
      control: conditionsCheck(condition),
    }),
    person: orNull(shapeCheck({ name: path, personId: path, sex: path, birthDate: path })),
    result: resultCheck(path, condition),
    file: orNull(shapeCheck({ when: condition, mediaType: path, data: path })),
    statuses: listCheck(
      shapeCheck({ when: condition, event: listedCheck(MACHINE_EVENTS), text: path }),
      MOST_CONDITIONS,
    ),
    query: orNull(
      shapeCheck({ when: condition, sampleId: path, tag: path, answer: listedCheck(QUERY_ANSWERS) }),
    ),
    orders: orNull(
      shapeCheck({
        isBroadcast: YES_OR_NO,
        code: textCheck((text) => (text.includes('{code}') ? null : 'noPlaceForCode')),
        specimens: mapCheck(textCheck()),
      }),
    ),
  });
}

/** Every path of a driver, with where it stands. */
function pathsOf(value: unknown, at: string): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((one: unknown, number) => pathsOf(one, `${at}[${number}]`));
  if (typeof value === 'string') return [[at, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    ['marks', 'noValue', 'isOneOf', 'matches', 'suffix', 'strip', 'specimens', 'event'].includes(name)
      ? []
      : pathsOf(one, at === '' ? name : `${at}.${name}`),
  );
}

function layoutContradictions({ layout, sample, person, result, file, statuses }: Driver): DriverFault[] {
  const paths = pathsOf({ sample, person, result, file, statuses }, '');
  return paths.flatMap(([at, path]): DriverFault[] => {
    const places = placesOf(path, layout.kind) ?? [];
    const faults: DriverFault[] = [];
    for (const place of places) {
      const isOfColumn = place.kind === 'name' && (place.name === 'TITLE' || place.name === 'CELL');
      if (isOfColumn && (layout.kind !== 'csv' || layout.wide.length === 0))
        faults.push(driverFault(at, 'notWide'));
      if (place.kind === 'title' && layout.kind === 'csv' && !layout.hasTitles)
        faults.push(driverFault(at, 'noTitles'));
      const isBehind =
        place.kind === 'slice' &&
        layout.kind === 'fixed' &&
        place.ofResult &&
        place.from + place.length > layout.resultLength;
      if (isBehind) faults.push(driverFault(at, 'outsideResult'));
    }
    return faults;
  });
}

/** What each part of a driver may be and all of them together cannot. */
function contradictions(driver: Driver): DriverFault[] {
  const { link, layout, sample, result, query, orders } = driver;
  const faults: DriverFault[] = [];
  if (sample.id === '') faults.push(driverFault('sample.id', 'noSampleId'));
  if (result.code === '') faults.push(driverFault('result.code', 'noCode'));
  if (result.value === '') faults.push(driverFault('result.value', 'noValue'));
  if (!(LAYOUTS_OF_LINK[link.kind] ?? []).includes(layout.kind))
    faults.push(driverFault('layout.kind', 'otherLayout'));
  if (link.kind === 'line' && link.begins === link.ends) faults.push(driverFault('link.ends', 'sameBytes'));
  const isTalk = link.kind === 'astm' || link.kind === 'mllp';
  if (query !== null && (!isTalk || LAYOUT_OF_ANSWER[query.answer] !== layout.kind))
    faults.push(driverFault('query.answer', 'cannotAsk'));
  if (query !== null && orders === null) faults.push(driverFault('orders', 'noOrders'));
  if (orders !== null && !isTalk) faults.push(driverFault('orders', 'cannotAsk'));
  return [...faults, ...layoutContradictions(driver)];
}

function isShaped(json: unknown): json is Driver {
  return shapeFaults(json).length === 0;
}

function shapeFaults(json: unknown): readonly DriverFault[] {
  const said = fieldOf(fieldOf(json, 'layout'), 'kind');
  return shapeOf(LAYOUT_KINDS.find((kind) => kind === said) ?? 'e1394')(json, '');
}

/** What is wrong with a driver that may be anything: shape, paths, patterns, and parts that contradict each other. None: it may be used. */
export function checkDriver(json: unknown): readonly DriverFault[] {
  const faults = shapeFaults(json);
  return faults.length === 0 && isShaped(json) ? contradictions(json) : faults;
}

/** Whether something is a driver without a fault. */
export function isDriver(json: unknown): json is Driver {
  return checkDriver(json).length === 0;
}
