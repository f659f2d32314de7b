import { SOAK, WITH_MOTION } from '#test/tier.ts';
import { expect, test, visitFully } from './test.ts';

test.use(WITH_MOTION);

const SERVICES = [
  'Book a Hotel',
  'Book Pet Care',
  'Book Daycare',
  'Book a Flight',
  'Book Car Service',
  'Book Food Delivery',
  'Book Online Tutor',
  'Book Contractor',
  'Book Architect',
  'Book Insurance Rep',
  'Emergency Services',
];

test(
  'the carousel shows each of the eleven services once to screen readers, and pauses on request',
  { tag: SOAK },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await visitFully(page, '/waitlist');
    const row = page.getByRole('group', { name: 'Services' });
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('heading', { level: 3 })).toHaveText(SERVICES);
    await expect(row.getByRole('listitem')).toHaveCount(11);
    const motion = () =>
      row.evaluate((view) => view.getAnimations({ subtree: true }).map(({ playState }) => playState));
    const left = async () => (await row.getByRole('listitem').first().boundingBox())?.x ?? Number.NaN;
    await expect.poll(motion).toEqual(['running']);
    await row.hover();
    await expect.poll(motion).toEqual(['paused']);
    await page.mouse.move(5, 5);
    await expect.poll(motion).toEqual(['running']);
    const pause = page.getByRole('button', { name: 'Pause services' });
    const next = page.getByRole('button', { name: 'Next' });
    const previous = page.getByRole('button', { name: 'Previous' });
    await pause.focus();
    await page.keyboard.press('Enter');
    await expect.poll(motion).toEqual(['paused']);
    const start = await left();
    const width = (await row.getByRole('listitem').first().boundingBox())?.width ?? 0;
    // A step taken during another animation continues from its target.
    await next.click();
    await next.click();
    await expect.poll(async () => Math.round((start - (await left())) / width)).toBe(2);
    await expect.poll(motion).toEqual(['paused']);
    for (let step = 0; step < 2; step += 1) await previous.click();
    await expect.poll(async () => Math.round(Math.abs(start - (await left())))).toBe(0);
    await page.getByRole('button', { name: 'Play services' }).press('Enter');
    await expect.poll(motion).toEqual(['running']);
    await page.keyboard.press('Tab');
    await expect(previous).toBeFocused();
    await expect.poll(motion).toEqual(['paused']);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(pause).toBeHidden();
    expect(await motion()).toEqual([]);
    const still = await left();
    await next.click();
    await expect.poll(left).toBeLessThan(still);
    await page.setViewportSize({ width: 700, height: 900 });
    await expect(row).toBeHidden();
  },
);
