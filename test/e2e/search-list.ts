import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Searches a list of the team and waits for what it finds: "1 partner". A row pressed earlier moves away under the
 * pointer when the found rows arrive, and the press is lost.
 */
export async function searchList(page: Page, label: string, words: string, found: string): Promise<void> {
  await page.getByRole('searchbox', { name: label }).fill(words);
  await page.keyboard.press('Enter');
  await expect(page.getByText(found, { exact: true })).toBeVisible();
}
