import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Searches one of our team's lists and waits for the result: "1 partner". A row clicked earlier could move away from the
 * pointer when the results arrive, and the click would be lost.
 */
export async function searchList(page: Page, label: string, words: string, found: string): Promise<void> {
  await page.getByRole('searchbox', { name: label }).fill(words);
  await page.keyboard.press('Enter');
  await expect(page.getByText(found, { exact: true })).toBeVisible();
}
