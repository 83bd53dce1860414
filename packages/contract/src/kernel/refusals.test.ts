import { describe, expect, it } from 'vitest';
import { refusals, refusalText } from './refusals.ts';

describe('the text of a refusal', () => {
  it('is filled with its details', () => {
    expect(refusalText('transition-refused', { what: 'Tube 1', label: 'collected', action: 'collect' })).toBe(
      'Tube 1 is collected; collect is not possible now',
    );
  });

  it('shows no brace for a detail that is missing, and takes a detail literally', () => {
    expect(refusalText('sample-unknown')).toBe('No tube has the barcode');
    expect(refusalText('sample-unknown', { barcode: '{hint} $& <b>' })).toBe(
      'No tube has the barcode {hint} $& <b>',
    );
  });

  it.each([
    [
      'discount-over-limit',
      { limit: '₹ 300' },
      'This user is not allowed to assign discount more then ₹ 300',
    ],
    ['discount-over-bill', {}, 'The discount should not be greater than the billing amount.'],
    ['sample-hint', { hint: 'Sample is already accessioned' }, 'Sample is already accessioned'],
  ] as const)('%s is that of the specification', (code, details, text) => {
    expect(refusalText(code, details)).toBe(text);
  });
});

it.each(Object.entries(refusals))('%s has a text that says something', (code, { msg }) => {
  expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  expect(msg.replaceAll(/\{[a-zA-Z]+\}/g, 'x')).toMatch(/^[^{}]+$/);
});
