import { INTERVALS_NOT_APPROVED } from '@nidan/domain/documents/intervals-note';
import { expect, it } from 'vitest';
import { disclaimerOf } from './release-report.ts';

it.each([
  [{}, true],
  [{ reportDisclaimer: 'Thank you' }, true],
  [{ reportDisclaimer: 'Thank you', intervalsApproved: true }, false],
  [{ intervalsApproved: true }, false],
])('reports of a lab with %j say that its intervals are not approved: %s', (switches, said) => {
  // as: the closing words are read from the settings of the lab alone
  const ctx = { lab: { switches } } as unknown as Parameters<typeof disclaimerOf>[0];
  const words = disclaimerOf(ctx, 'en');
  expect(words?.includes(INTERVALS_NOT_APPROVED) ?? false).toBe(said);
  const inMarathi = disclaimerOf(ctx, 'mr') ?? '';
  expect(inMarathi.includes('या प्रयोगशाळेच्या संदर्भ मर्यादा अजून मान्य झालेल्या नाहीत.')).toBe(said);
});
