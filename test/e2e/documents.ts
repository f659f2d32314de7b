import { expect, type Page } from '@playwright/test';
import { makePdf } from '#test/sample-documents.ts';

/** Adds a document to the signed-in person's current home, without a page. */
export async function seedDocument(page: Page, name: string, kind = 'other'): Promise<{ id: string }> {
  const answer = await page.request.post(`/api/homes/current-home-id/documents?kind=${kind}`, {
    data: await makePdf(name),
    headers: {
      'content-type': 'application/octet-stream',
      'x-file-name': encodeURIComponent(name),
      'sec-fetch-site': 'same-origin',
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { id: string };
}
