/** What people accept when they join, and again after a change. */
export const read = (document: string) => `Read the ${document}`;
export const changed = 'Our terms have changed';
export const changedDetail =
  'Please read and accept them. Until you do, the terms you accepted before apply. Your membership continues, and you can do this later.';
export const notSaved = 'Not saved';
export const notNow = 'Not now';
export const accept = 'I accept';

/**
 * What a person accepts, by document. A new English text needs a new version in contract/core/agreements.ts; the
 * Spanish is a translation of it.
 */
export const statements = {
  terms: 'I accept the Terms of Service.',
  privacy: 'I accept the Privacy Policy.',
  age: 'I’m 18 or older.',
  activation:
    'When an official Evacuation Order covers my home, my hotel and cash start automatically. I can turn this off in Settings.',
};
export const termsOfService = 'Terms of Service';
export const privacyPolicy = 'Privacy Policy';
