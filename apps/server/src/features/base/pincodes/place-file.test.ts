import { describe, expect, test } from 'vitest';
import { findPlaceFaults, placeOfPin, readPlaces } from './place-file.ts';

const places = readPlaces();

test('the places are all 36 states and union territories with their districts, and sound', () => {
  expect(places.states).toHaveLength(36);
  expect(places.states.filter(({ kind }) => kind === 'state')).toHaveLength(28);
  expect(places.districts.length).toBeGreaterThan(750);
  expect(findPlaceFaults(places)).toEqual([]);
});

describe('a postal code', () => {
  test.each([
    ['411038', 'Maharashtra', 'Pune'],
    ['110001', 'Delhi', undefined],
    ['403001', 'Goa', 'North Goa'],
    ['400001', 'Maharashtra', 'Mumbai City'],
    ['400601', 'Maharashtra', 'Thane'],
    ['396210', 'Dadra and Nagar Haveli and Daman and Diu', 'Daman'],
    ['396001', 'Gujarat', 'Valsad'],
    ['673310', 'Puducherry', 'Mahe'],
    ['673001', 'Kerala', 'Kozhikode'],
    ['533464', 'Puducherry', 'Yanam'],
    ['682555', 'Lakshadweep', 'Lakshadweep'],
    ['194101', 'Ladakh', 'Leh'],
    ['246701', 'Uttar Pradesh', 'Bijnor'],
    ['247667', 'Uttarakhand', 'Haridwar'],
    ['737101', 'Sikkim', undefined],
    ['834001', 'Jharkhand', 'Ranchi'],
    ['800001', 'Bihar', 'Patna'],
  ])('%s is in %s, %s', (pin, state, district) => {
    const place = placeOfPin(places, pin);
    expect(place?.state.name).toBe(state);
    expect(place?.districts[0]).toBe(district);
  });

  test.each([
    ['411038', 'Pune'],
    ['400104', 'Mumbai'],
    ['400705', 'Navi Mumbai'],
    ['560001', 'Bengaluru'],
    ['682042', 'Kochi'],
    ['682555', null],
    ['431203', 'Jalna'],
    ['402201', 'Alibag'],
    ['411063', null],
  ])('%s is in the city %s', (pin, city) => {
    expect(placeOfPin(places, pin)?.city).toBe(city);
  });

  test.each(['', '41103', '4110388', '011038', 'abcdef', '999999'])('"%s" is nowhere', (pin) => {
    expect(placeOfPin(places, pin)).toBeNull();
  });
});

test.each([
  [{ districts: [] }, 'state 27 has no district'],
  [{ pinAreas: [] }, 'state 27 has no PIN area'],
  [{ pinAreas: [{ prefix: '411', state: '28', districts: [] }] }, 'PIN area 411 has no state 28'],
  [
    { pinAreas: [{ prefix: '411', state: '27', districts: ['Goa'] }] },
    'PIN area 411 has no district Goa in state 27',
  ],
  [{ towns: [{ state: '28', name: 'Pune', pins: ['411001'] }] }, 'PIN 411001 of Pune is not in state 28'],
  [
    {
      towns: [
        { state: '27', name: 'Pune', pins: ['411001-411062'] },
        { state: '27', name: 'Poona', pins: ['411062'] },
      ],
    },
    'PIN 411062 is of Pune and of Poona',
  ],
  [
    { towns: [{ state: '27', name: 'Pune', pins: ['411062-411001'] }] },
    'the PINs of Pune end with 411001 before 411062',
  ],
])('%j is told as a fault', (change, fault) => {
  const sound = {
    states: [{ code: '27', name: 'Maharashtra', kind: 'state' as const }],
    districts: [{ state: '27', name: 'Pune' }],
    pinAreas: [{ prefix: '411', state: '27', districts: ['Pune'] }],
    towns: [{ state: '27', name: 'Pune', pins: ['411001-411062'] }],
  };
  expect(findPlaceFaults(sound)).toEqual([]);
  expect(findPlaceFaults({ ...sound, ...change })).toContain(fault);
});
