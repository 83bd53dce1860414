import type { RefusalSpec } from './early-refusals.ts';

/** Refusals of control runs and of what a rejected one holds. */
export const qualityRefusals = {
  'qc-hold': {
    status: 409,
    msg: '{parameter} on {machine} is held: its control broke {rule}. A good control run releases it, or a second person with a reason',
  },
  'qc-limits-upside-down': {
    status: 400,
    msg: 'The limits are upside down: the minimum {min} comes first, then the mean {mean}, then the maximum {max}',
  },
  'qc-sd-zero': {
    status: 400,
    msg: 'Mean {mean} and minimum {min} are alike, so the SD is 0 and no point could be judged. Take the limits of the leaflet',
  },
  'qc-sd-zero-above': {
    status: 400,
    msg: 'Mean {mean} and maximum {max} are alike, so the SD is 0 and no point could be judged. Take the limits of the leaflet',
  },
  'qc-other-unit': {
    status: 409,
    msg: '{parameter} is measured in {unit} here, not in {given}. Convert the limits of the leaflet first',
  },
  'qc-series-exists': {
    status: 409,
    msg: 'This level of the lot has a series for this parameter on this machine already',
  },
  'qc-series-closed': {
    status: 409,
    msg: 'The series of {parameter}, {level} is closed. Choose the one of the open lot',
  },
  'qc-machine-unfit': {
    status: 409,
    msg: '{machine} has no code of {parameter}. Add it under Interfacing, or choose another machine',
  },
  'qc-lot-closed': { status: 409, msg: 'Lot {lot} is closed. Take the controls of an open lot' },
  'qc-lot-expired': {
    status: 409,
    msg: 'Lot {lot} was usable until {expires}. Throw it away and open a new lot',
  },
  'qc-lot-in-use': {
    status: 409,
    msg: 'Lot {lot} is in a run of {machine} that is not completed. Complete the run first',
  },
  'qc-lot-past': {
    status: 400,
    msg: 'Lot {lot} has expired already, on {expires}. Look at the date on the vial',
  },
  'qc-level-unknown': { status: 400, msg: '{material} has {count} levels. Choose one of them' },
  'qc-point-future': {
    status: 400,
    msg: '{at} is still to come. Give the time at which the control was measured',
  },
  'qc-point-before-lot': {
    status: 400,
    msg: 'Lot {lot} was opened after {at}. Look at the time of the point',
  },
  'qc-point-before-changes': {
    status: 409,
    msg: 'A later run of {machine} is completed, at {at}. Points are added after it, not before',
  },
  'qc-point-again': {
    status: 409,
    msg: 'The run has another value of this control. Give the reason: both values are kept and judged',
  },
  'qc-point-twice': {
    status: 409,
    msg: 'This series has a point of that moment already. Correct that one instead',
  },
  'qc-point-unit': {
    status: 409,
    msg: '{parameter} is controlled in {unit}, not in {given}. Enter the value in {unit}',
  },
  'qc-point-other-machine': { status: 409, msg: 'A series of another machine is not in this run' },
  'qc-run-empty': { status: 409, msg: 'The run has no point yet. Enter its values, then complete it' },
  'qc-run-over': {
    status: 409,
    msg: 'This run is {label}. Correct a point of it with a reason, or start another run',
  },
  'qc-undo-of-other': {
    status: 403,
    msg: 'Another user did this. Only that user can undo it',
  },
  'qc-undo-too-late': {
    status: 409,
    msg: 'This was done more than {seconds} seconds ago. Correct the point with a reason instead',
  },
  'qc-undo-nothing': { status: 409, msg: 'The run has no value to undo. Load the run again' },
  'qc-undo-judged': {
    status: 409,
    msg: '{what} is beyond 2 SD or was entered again, so both values are judged. Enter the value again with a reason instead',
  },
  'qc-undo-overtaken': {
    status: 409,
    msg: 'The run opened or released a hold, was reviewed or corrected, or a later run is completed. Correct the point with a reason instead',
  },
  'qc-run-not-started': { status: 409, msg: 'This run is {label}. Start it, then enter its values' },
  'qc-no-series': {
    status: 409,
    msg: '{machine} has no open series of controls. Add one under Materials, then run its controls',
  },
  'qc-run-open': { status: 409, msg: 'This run is {label}. Complete it first' },
  'qc-run-own': {
    status: 403,
    msg: 'Whoever completed a run does not look at it as the second person. Ask somebody else',
  },
  'qc-month-empty': { status: 404, msg: 'No control was run in that month. Choose another one' },
  'qc-run-seen': { status: 409, msg: 'A second person has looked at this run already' },
  'qc-action-missing': {
    status: 409,
    msg: 'The run broke {rule}. Say first what was done about it',
  },
  'qc-too-few-points': {
    status: 409,
    msg: 'The series has {count} points that count. The own mean and SD need at least {least}',
  },
  'qc-points-alike': {
    status: 409,
    msg: 'All points of the series are alike, so their SD is 0. Keep the target of the leaflet',
  },
  'qc-rules-warn-only': {
    status: 400,
    msg: 'Choose at least one rule that rejects; a warning alone holds nothing',
  },
  'qc-plan-empty': {
    status: 400,
    msg: 'Say at least one of them: after how many hours, after how many results, or when shifts begin',
  },
  'qc-hold-over': { status: 409, msg: 'This hold is released already' },
  'qc-hold-own-run': {
    status: 403,
    msg: 'Whoever entered or completed the rejected run does not override it. Ask a second person',
  },
  'qc-look-back-decided': { status: 409, msg: 'This value is decided already: {decision}' },
  'qc-look-back-not-in': {
    status: 409,
    msg: 'This value was not measured since the last good run of {parameter}',
  },
} as const satisfies Readonly<Record<string, RefusalSpec>>;
