import { addHome } from './homes.ts';
import { signIn } from './people.ts';
import { expect, test, visit } from './test.ts';
test.use({ viewport: { width: 360, height: 740 }, expectedErrors: /./ });
test('wide', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page); await addHome(page);
  const out: string[] = [];
  for (const path of ['/setup/home','/setup/pin','/setup/membership','/setup/people','/setup/reach','/setup/plan','/dashboard','/readiness']) {
    await visit(page, path);
    await page.addStyleTag({ content: 'html{font-size:200% !important}' }).catch(() => {});
    await page.evaluate(() => { document.documentElement.style.fontSize = '200%'; });
    await page.waitForTimeout(1200);
    if (path.endsWith('people')) await page.getByLabel('Who lives here?').fill('Maximiliana-Konstantina, Ruth');
    out.push(`${path} ${await page.evaluate(() => document.documentElement.scrollWidth)}`);
    if (path === '/setup/people') await page.screenshot({ path: '/tmp/wtc/wide.png' });
  }
  console.log(out.join('\n'));
  expect(1).toBe(1);
});
