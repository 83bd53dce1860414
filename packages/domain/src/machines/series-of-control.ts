/** An open series of one parameter on one machine. */
export interface ControlledSeries {
  readonly seriesId: string;
  readonly lotNo: string;
  readonly material: string;
  /** From 1. */
  readonly level: number;
  readonly levelName: string;
}

function bare(text: string): string {
  return text.toUpperCase().replaceAll(/[^A-Z0-9]/gu, '');
}

/** Whether the name of a control says a level: by its name, or by its number at the end, as in `QC-2`, `LEVEL 2`, `4127B-2`. */
function saysLevel(control: string, { level, levelName }: ControlledSeries): boolean {
  const [name, said] = [bare(control), bare(levelName)];
  const [, last] = /(?:^|[^0-9])0?(\d)$/u.exec(control.trim()) ?? [];
  return (said.length > 1 && name.includes(said)) || Number(last) === level;
}

/**
 * The series that the control of a machine belongs to: the only one, or the only one whose level its name says, of its lot or material
 * where it says those. Null where that leaves none or several: a point in a wrong series is worse than one that waits.
 */
export function seriesOfControl<S extends ControlledSeries>(control: string, open: readonly S[]): S | null {
  if (open.length === 1) return open[0] ?? null;
  const name = bare(control);
  const says = (text: string): boolean => bare(text) !== '' && name.includes(bare(text));
  const ofLevel = open.filter((series) => saysLevel(control, series));
  if (ofLevel.length === 1) return ofLevel[0] ?? null;
  const narrowed = ofLevel.filter(({ lotNo, material }) => says(lotNo) || says(material));
  return narrowed.length === 1 ? (narrowed[0] ?? null) : null;
}
