/** Advances of ASCII 32–126 in thousandths of the type size, in Calibri and its metric twin Carlito. */
const REGULAR = advances(
  '226 326 401 498 507 715 682 221 303 303 498 498 250 306 252 386 507 507 507 507 507 507 507 507 507 507 268 268 498 498 498 463 894 579 544 533 615 488 459 631 623 252 319 520 420 855 646 662 517 673 543 459 487 642 567 890 519 487 468 307 386 307 498 498 291 479 525 423 525 498 305 471 525 229 239 455 229 799 525 527 525 525 349 391 335 525 452 715 433 453 395 314 460 314 498',
);
const BOLD = advances(
  '226 326 438 498 507 729 705 233 312 312 498 498 258 306 267 430 507 507 507 507 507 507 507 507 507 507 276 276 498 498 498 463 898 606 561 529 630 488 459 637 631 267 331 547 423 874 659 676 532 686 563 473 495 653 591 906 551 520 478 325 430 325 498 498 300 494 537 418 537 503 316 474 537 246 255 480 246 813 537 538 537 537 355 399 347 537 473 745 459 474 397 344 475 344 498',
);
const SIGNS: ReadonlyMap<string, number> = new Map([
  ['·', 268],
  ['…', 711],
  ['–', 498],
  ['’', 258],
]);
/** Other letters are taken as wide; marks stand above or below their letter. */
const OTHER = 640;
const MM_PER_PT = 25.4 / 72;

export interface LabelType {
  sizePt: number;
  bold: boolean;
}

/** Width in mm of a line of label text; never less than it prints, but for letters outside ASCII. */
export function labelTextWidth(text: string, { sizePt, bold }: LabelType): number {
  const table = bold ? BOLD : REGULAR;
  let sum = 0;
  for (const letter of text) {
    if (!/\p{Mn}/u.test(letter))
      sum += table[(letter.codePointAt(0) ?? 0) - 32] ?? SIGNS.get(letter) ?? OTHER;
  }
  return (sum / 1000) * sizePt * MM_PER_PT;
}

/** The first of some sizes in pt, the largest first, in which a line fits; the last when none does. */
export function sizeThatFits(
  text: string,
  { widthMm, sizesPt, bold }: { widthMm: number; sizesPt: readonly [number, ...number[]]; bold: boolean },
): number {
  const fits = (sizePt: number): boolean => labelTextWidth(text, { sizePt, bold }) <= widthMm;
  return sizesPt.find(fits) ?? sizesPt.at(-1) ?? sizesPt[0];
}

function advances(list: string): readonly number[] {
  return list.split(' ').map(Number);
}
