import { expect, it } from 'vitest';
import { draftOf, faultsOf, settingsOf } from './link-draft.ts';

const whole = { ...draftOf(null), name: 'CBC', machineId: 'm', driverId: 'd', port: '5100' };

it('a link needs what its way of being reached needs', () => {
  expect(faultsOf(draftOf(null))).toEqual({
    name: 'fillIn',
    machineId: 'fillIn',
    driverId: 'fillIn',
    port: 'badPort',
  });
  expect(faultsOf(whole)).toEqual({});
  expect(faultsOf({ ...whole, transport: 'tcpClient' })).toEqual({ host: 'fillIn' });
  expect(faultsOf({ ...whole, transport: 'folder', port: '' })).toEqual({ folder: 'fillIn' });
  expect(faultsOf({ ...whole, port: '80' })).toEqual({ port: 'badPort' });
  expect(faultsOf({ ...whole, zone: '5.5' })).toEqual({ zone: 'badZone' });
});

it('what belongs to another way of reaching a machine is not sent', () => {
  const typed = { ...whole, host: '10.0.0.7', folder: 'hba1c', allowedAddress: '10.0.0.9' };
  expect(settingsOf(typed)).toMatchObject({
    host: '10.0.0.7',
    port: 5100,
    folder: '',
    allowedAddress: '10.0.0.9',
  });
  expect(settingsOf({ ...typed, transport: 'tcpClient' })).toMatchObject({ allowedAddress: '', port: 5100 });
  expect(settingsOf({ ...typed, transport: 'folder' })).toMatchObject({
    host: '',
    port: null,
    folder: 'hba1c',
    allowedAddress: '',
  });
});
