/** Checks of a screen that axe can't do: keyboard navigation, wider text spacing, and forced colors. */
import { expect, type Page } from '@playwright/test';
import { overflow } from './faults.ts';

const nameOf = `(element) => {
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return element.tagName.toLowerCase() + ' “' + name.replace(/\\s+/g, ' ').trim().slice(0, 40) + '”';
}`;

/**
 * Presses Tab and reports every stop that something else covers completely (WCAG 2.4.11) or that has no ring of at
 * least 2 px (2.4.7). Ends where the page begins again, or after `most` stops.
 */
export async function focusFaults(page: Page, most: number): Promise<string[]> {
  const faults: string[] = [];
  // A toast can disappear while a click waits for it, so it is found and closed in one step.
  const toasts = page.getByRole('region', { name: /Notification/ }).getByRole('button', { name: 'Close' });
  await toasts.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  await expect(toasts).toHaveCount(0);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
  });
  for (let n = 0; n < most; n += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate<{ isOver: boolean; fault: string | null }>(`(async () => {
      const nameOf = ${nameOf};
      // An open menu's guard has focus for a moment, while the menu closes.
      if (document.activeElement?.matches('[data-radix-focus-guard]'))
        await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
      const at = document.activeElement;
      if (!at || at === document.body || at.dataset.walked) return { isOver: true, fault: null };
      at.dataset.walked = '1';
      const shown = at.closest('label') ?? at;
      const ringOf = (element, part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
      };
      const cells = at.parentElement?.querySelector('.ring-2');
      const hasRing = ringOf(at) || ringOf(shown) || ringOf(at, '::after') || Boolean(cells)
        || [...(at.parentElement?.children ?? [])].some((one) => one !== at && ringOf(one));
      if (!hasRing && at.tagName !== 'CANVAS') return { isOver: false, fault: 'no ring: ' + nameOf(at) };
      const { left, top, right, bottom } = shown.getBoundingClientRect();
      const [x1, x2] = [Math.max(left, 0), Math.min(right, innerWidth)];
      const [y1, y2] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      const steps = [0.05, 0.25, 0.5, 0.75, 0.95];
      const isSeen = x2 > x1 && y2 > y1 && steps.some((dx) => steps.some((dy) => {
        const hit = document.elementFromPoint(x1 + (x2 - x1) * dx, y1 + (y2 - y1) * dy);
        return hit && (shown.contains(hit) || hit.contains(shown));
      }));
      const isMap = at.tagName === 'CANVAS'; // its pins and buttons lie on it
      return { isOver: false, fault: isSeen || isMap ? null : 'covered: ' + nameOf(at) };
    })()`);
    // Leaving an open menu closes it, and the page begins with the next stop.
    if (found.isOver && n > 0) break;
    if (found.fault) faults.push(found.fault);
  }
  await page.evaluate(() => {
    for (const walked of document.querySelectorAll<HTMLElement>('[data-walked]'))
      delete walked.dataset['walked'];
  });
  return faults;
}

/** Texts that their box cuts off. */
const clippedTexts = (page: Page) =>
  page.evaluate(() => {
    const clipped: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      if (!(element instanceof HTMLElement) || element.closest('[aria-hidden="true"], [inert], .skeleton'))
        continue;
      // Lines that end in an ellipsis on purpose have their full text elsewhere.
      if (element.closest('.truncate, [class*="line-clamp"]')) continue;
      const { overflowX, overflowY, textOverflow, position } = getComputedStyle(element);
      const isHiding = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
      const isSeen = element.clientWidth > 2 && element.clientHeight > 2 && element.innerText.trim() !== '';
      if (!isHiding || !isSeen || textOverflow === 'ellipsis' || position === 'fixed') continue;
      const isWider = overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1;
      const isHigher = overflowY !== 'auto' && element.scrollHeight > element.clientHeight + 1;
      if (isWider || isHigher) clipped.push(element.innerText.trim().replaceAll(/\s+/g, ' ').slice(0, 60));
    }
    return clipped;
  });

/** The text spacing that people may set themselves (WCAG 1.4.12). Returns what no longer fits. */
export async function spacingFaults(page: Page): Promise<string[]> {
  const before = await clippedTexts(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }' +
        'p { margin-bottom: 2em !important; }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  const pushed = await overflow(page);
  const after = (await clippedTexts(page)).filter((text) => !before.includes(text));
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return [...after.map((text) => `cut off: ${text}`), ...(pushed > 0 ? [`${pushed} px sideways`] : [])];
}

/**
 * With forced colors: every icon differs from its background, and anything selected, pressed or current is marked in
 * one of the person's own colors.
 */
export async function forcedColorFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const faults = await page.evaluate<string[]>(`(() => {
    const nameOf = ${nameOf};
    const paper = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const rgb = (color) => {
      paper.clearRect(0, 0, 1, 1);
      paper.fillStyle = color;
      paper.fillRect(0, 0, 1, 1);
      return [...paper.getImageData(0, 0, 1, 1).data];
    };
    const light = (color) => {
      const [r, g, b] = rgb(color).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (a, b) => {
      const [high, low] = [light(a), light(b)].sort((x, y) => y - x);
      return (high + 0.05) / (low + 0.05);
    };
    const behind = (element) => {
      for (let at = element; at; at = at.parentElement) {
        const color = getComputedStyle(at).backgroundColor;
        if (rgb(color)[3] > 200) return color;
      }
      return 'Canvas';
    };
    const isSeen = (element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    const found = [];
    for (const icon of document.querySelectorAll('button svg, a svg, [role="status"] svg, [role="alert"] svg, label svg')) {
      if (!isSeen(icon) || icon.closest('.logo-mark, [role="img"]')) continue;
      const ground = behind(icon);
      const shapes = icon.querySelectorAll('path, circle, rect, line, polyline, polygon');
      const isVisible = [...shapes].some((shape) => {
        const { stroke, fill } = getComputedStyle(shape);
        return [stroke, fill].some((color) => color !== 'none' && rgb(color)[3] > 0 && contrast(color, ground) >= 3);
      });
      if (!isVisible) found.push('icon not visible: ' + nameOf(icon.closest('button, a, label, [role]') ?? icon));
    }
    const marked = (element) => {
      const { backgroundColor, outlineStyle } = getComputedStyle(element);
      return contrast(backgroundColor, 'Canvas') > 1.5 || outlineStyle !== 'none';
    };
    const states = '[aria-pressed="true"], [aria-current]:not([aria-current="false"]), [role="tab"][aria-selected="true"]';
    for (const element of document.querySelectorAll(states))
      if (isSeen(element) && !marked(element)) found.push('state not visible: ' + nameOf(element));
    for (const box of document.querySelectorAll('input[type="checkbox"], input[type="radio"]')) {
      const isOurs = getComputedStyle(box).appearance === 'none';
      const label = box.closest('label');
      if (isSeen(box) && isOurs && !(box.classList.contains('sr-only') && (!box.checked || marked(label))))
        found.push('box not drawn: ' + nameOf(label ?? box));
    }
    return found;
  })()`);
  await page.emulateMedia({ forcedColors: 'none' });
  return faults;
}
