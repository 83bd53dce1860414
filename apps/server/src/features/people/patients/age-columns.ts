/** The columns of `patient` that tell the age: the birth date, or the parts as they were said and when. */
export interface AgeColumns {
  readonly age_y: number | null;
  readonly age_m: number | null;
  readonly age_w: number | null;
  readonly age_d: number | null;
  readonly age_h: number | null;
  readonly age_at: Date;
  readonly birthdate: string | null;
}
