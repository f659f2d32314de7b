import { expect, test } from 'vitest';
import { boxAt, choosePlace, type Obstacle } from './toast-place.ts';

const desktop = { width: 1280, height: 720 };
const phone = { width: 360, height: 740 };
const toast = { width: 420, height: 108 };
const onPhone = { width: 360, height: 108 };
const at = (left: number, top: number, width = 120, height = 44, weight = 1): Obstacle => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  weight,
});

test.each([
  ['an empty corner', [], 'bottom-right'],
  ['a form’s button in the corner', [at(1100, 650)], 'bottom-left'],
  ['a form across the bottom', [at(40, 650, 1200)], 'top-right'],
  ['a form across the bottom and a menu at the top right', [at(40, 650, 1200), at(1180, 10)], 'top'],
])('on a desktop with %s, the toast covers nothing', (_what, obstacles, place) => {
  const chosen = choosePlace(toast, desktop, obstacles);
  expect(chosen).toBe(place);
  const box = boxAt(chosen, toast, desktop);
  for (const one of obstacles)
    expect(
      box.right <= one.left || box.left >= one.right || box.bottom <= one.top || box.top >= one.bottom,
    ).toBe(true);
});

test.each([
  ['nothing at the top', [at(20, 650, 320)], 'top'],
  ['a menu button at the top', [at(8, 8, 44), at(20, 300, 320)], 'bottom'],
  [
    'buttons at both ends, and the form in use at the bottom',
    [at(8, 8, 44), at(20, 680, 320, 44, 20)],
    'top',
  ],
])('on a phone with %s, the toast keeps off the form', (_what, obstacles, place) => {
  expect(choosePlace(onPhone, phone, obstacles)).toBe(place);
});
