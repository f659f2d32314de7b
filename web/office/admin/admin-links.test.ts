import { expect, test } from 'vitest';
import { ADMIN_LINKS, currentLink } from './admin-links.ts';

test('each back office section is current at its own URL and those of its rows', () => {
  for (const link of ADMIN_LINKS) {
    expect(currentLink(link.url)).toBe(link);
    if (link.url !== '/admin') expect(currentLink(`${link.url}/one`)).toBe(link);
  }
});

test('hotel rooms belong to their own section, not operations; an unknown URL is not found', () => {
  expect(currentLink('/admin/operations/partners/1')?.word).toBe('Hotel rooms');
  expect(currentLink('/admin/operations/zones')?.word).toBe('Operations');
  expect(currentLink('/admin/waitlisted')).toBeUndefined();
});
