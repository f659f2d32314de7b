import { expect, test } from 'vitest';
import { boxAt, choosePlace, type Obstacle } from './toast-place.ts';

const desktop = { width: 1280, height: 720 };
const phone = { width: 360, height: 740 };
const toast = { width: 388, height: 76 };
const onPhone = { width: 328, height: 76 };
const at = (left: number, top: number, width = 120, height = 44, weight = 1): Obstacle => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  weight,
});
const menu = [at(8, 8, 44), at(308, 8, 44)];

test.each([
  ['an empty corner', [], { edge: 'bottom', side: 'right' }],
  ['a form’s button in the corner', [at(1100, 650)], { edge: 'bottom', side: 'left' }],
  ['a form across the bottom', [at(40, 650, 1200)], { edge: 'top', side: 'center' }],
  [
    'a form across the bottom and buttons under the header',
    [at(40, 650, 1200), at(340, 70, 500)],
    { edge: 'top', side: 'right' },
  ],
])('on a desktop with %s, the toast covers nothing', (_what, obstacles, place) => {
  const chosen = choosePlace(toast, desktop, obstacles);
  expect(chosen).toMatchObject(place);
  const box = boxAt(chosen, toast, desktop);
  for (const one of obstacles)
    expect(
      box.right <= one.left || box.left >= one.right || box.bottom <= one.top || box.top >= one.bottom,
    ).toBe(true);
});

test.each([
  ['nothing at the top', [at(20, 650, 320)], { edge: 'top' }],
  ['a menu at the top and nothing at the bottom', [...menu, at(20, 300, 320)], { edge: 'bottom' }],
  [
    'a menu at the top and the form in use below',
    [...menu, ...[440, 540, 640].map((top) => at(20, top, 320, 80, 20))],
    { edge: 'top', offset: 56 },
  ],
])('on a phone with %s, the toast stays off the form', (_what, obstacles, place) => {
  expect(choosePlace(onPhone, phone, obstacles)).toMatchObject(place);
});

test('when everything is full, the toast covers the menu before the form in use', () => {
  const full = [at(0, 0, 360, 370), at(0, 370, 360, 370, 20)];
  expect(choosePlace(onPhone, phone, full)).toMatchObject({ edge: 'top' });
});
