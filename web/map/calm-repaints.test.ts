import type { Map as MapLibre } from 'maplibre-gl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { calmRepaints, REST_MS } from './calm-repaints.ts';

/** The page's events, and a map that counts what it draws. */
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act, 16));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openMap() {
  const listeners = new Map<string, () => void>();
  const on = (name: string, listener: () => void) => listeners.set(name, listener);
  const state = { frames: 0, isMoving: false };
  const map = {
    on,
    once: on,
    isMoving: () => state.isMoving,
    triggerRepaint: () => {
      state.frames += 1;
      listeners.get('render')?.();
    },
  };
  calmRepaints(map as unknown as MapLibre);
  return { map, state, remove: () => listeners.get('remove')?.() };
}

test('a still map draws at once, then gathers what comes for one more frame', () => {
  const { map, state } = openMap();
  for (let n = 0; n < 5; n += 1) map.triggerRepaint();
  expect(state.frames).toBe(1);
  vi.advanceTimersByTime(REST_MS);
  expect(state.frames).toBe(2);
  vi.advanceTimersByTime(REST_MS);
  expect(state.frames).toBe(2);
});

test('a moving map draws every frame', () => {
  const { map, state } = openMap();
  state.isMoving = true;
  for (let n = 0; n < 5; n += 1) map.triggerRepaint();
  expect(state.frames).toBe(5);
});

test('a key is answered before a still map draws', () => {
  const { map, state } = openMap();
  page.dispatchEvent(new Event('keydown'));
  map.triggerRepaint();
  expect(state.frames).toBe(0);
  vi.advanceTimersByTime(20);
  expect(state.frames).toBe(1);
});

test('a removed map no longer listens', () => {
  const { map, state, remove } = openMap();
  remove();
  page.dispatchEvent(new Event('keydown'));
  map.triggerRepaint();
  expect(state.frames).toBe(1);
});
