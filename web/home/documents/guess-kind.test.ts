import { expect, test } from 'vitest';
import { guessKind } from './guess-kind.ts';

test.each([
  ['Grant_Deed-2014.pdf', 'deed-or-lease'],
  ['StateFarm Homeowners Policy 2026.pdf', 'insurance-policy'],
  ['auto insurance policy.pdf', 'insurance-policy'],
  ['Kaiser insurance card.jpg', 'health-insurance-card'],
  ['maya-passport.jpg', 'citizenship'],
  ['DriversLicense.png', 'photo-id'],
  ['drivers_license_front.jpg', 'photo-id'],
  ['birth certificate Leo.pdf', 'birth-certificate'],
  ['Rex rabies 2026.pdf', 'pet-record'],
  ['1040-2025.pdf', 'tax-return'],
  ['W-2 2025.pdf', 'tax-return'],
  ['Living Will.pdf', 'advance-directive'],
  ['last will and testament.pdf', 'will-or-trust'],
  ['Honda title.pdf', 'vehicle-title'],
  ['paystub-march.pdf', 'income-proof'],
  ['Emergency Contacts.pdf', 'emergency-contacts'],
  ['DD-214.pdf', 'military-record'],
  ['IMG_4211.JPG', 'other'],
  ['scan.pdf', 'other'],
  ['', 'other'],
])('%s is recognized as %s', (filename, kind) => {
  expect(guessKind(filename)).toBe(kind);
});
