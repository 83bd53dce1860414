/*
 * Loaded by `node --import` before a server: its machine's clock is off by `TORTURE_CLOCK_DAYS` days from its start.
 */
const shiftMs = Number(process.env['TORTURE_CLOCK_DAYS']) * 24 * 3_600_000;
const MachineDate = Date;

class ShiftedDate extends MachineDate {
  constructor(...parts: ConstructorParameters<typeof Date> | []) {
    if (parts.length === 0) super(ShiftedDate.now());
    else super(...parts);
  }

  static override now(): number {
    return MachineDate.now() + shiftMs;
  }
}

globalThis.Date = ShiftedDate as DateConstructor; // as: a class cannot be called without `new`, which nobody here does
