import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkState } from './link-state.ts';
import { maskedEmail } from '#server/platform/masked-email.ts';
import { mayStart } from './start-rule.ts';

test('only someone who accepted an invitation can start a membership; in a demo anyone can', () => {
  expect(mayStart({ isDemo: false, hasAccepted: false })).toBe(false);
  expect(mayStart({ isDemo: false, hasAccepted: true })).toBe(true);
  expect(mayStart({ isDemo: true, hasAccepted: false })).toBe(true);
  expect(mayStart({ isDemo: true, hasAccepted: true })).toBe(true);
});

test('a masked email shows only its first letter and domain', () => {
  expect(maskedEmail('maya.ortega@example.com')).toBe('m•••@example.com');
  expect(maskedEmail('x@example.com')).toBe('x•••@example.com');
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      const name = email.slice(0, email.lastIndexOf('@'));
      const masked = maskedEmail(email);
      expect(masked).toBe(`${name.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`);
    }),
  );
});

const now = new Date('2026-11-15T12:00:00Z');
const [earlier, later] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-11-20T00:00:00Z')];
const kept = { acceptedAt: null, withdrawnAt: null, expiresAt: later };
const given = { hasNewer: false, hasLeft: false, now };

test.each([
  ['a new link is open', kept, given, 'open'],
  ['a link works until its last moment, and not in it', { ...kept, expiresAt: now }, given, 'expired'],
  [
    'an accepted link stays accepted when its time has run out',
    { ...kept, acceptedAt: earlier, expiresAt: earlier },
    given,
    'accepted',
  ],
  [
    'a link that another replaced says so',
    { ...kept, withdrawnAt: earlier },
    { ...given, hasNewer: true },
    'replaced',
  ],
  [
    'a withdrawn link with none after it is withdrawn',
    { ...kept, withdrawnAt: earlier, acceptedAt: earlier },
    given,
    'withdrawn',
  ],
  ['who left the waitlist has no invitation', kept, { ...given, hasLeft: true }, 'withdrawn'],
  [
    'who accepted and then left the list keeps it',
    { ...kept, acceptedAt: earlier },
    { ...given, hasLeft: true },
    'accepted',
  ],
] as const)('%s', (_, link, about, state) => {
  expect(linkState(link, about)).toBe(state);
});
