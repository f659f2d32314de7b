import { expect, test } from 'vitest';
import { messagesIn } from '#contract/text/catalog.ts';
import { SKUS } from '#seeds/skus.ts';
import { reasonIn } from './reason.ts';

const { ledger } = messagesIn('en');

test.each([
  ['opening', ledger.welcome('Hearthline'), 'Bienvenida a Hearthline'],
  ['opening:before', ledger.welcomeGivenBefore, 'Los puntos de bienvenida se dieron a su cuenta anterior'],
  ['order:1', 'Fuel Card', 'Tarjeta de combustible'],
  ['order:1', ledger.canceled('Fuel Card'), 'Cancelado: Tarjeta de combustible'],
  ['back:order:1', ledger.givenBack('Fuel Card'), 'Devuelto: Tarjeta de combustible'],
  ['demo:1', ledger.demoPoints, 'Puntos de demostración'],
])('%s, stored as "%s", reads "%s" in Spanish', (key, reason, spanish) => {
  expect(reasonIn('es', { key, reason })).toBe(spanish);
  expect(reasonIn('en', { key, reason })).toBe(reason);
});

test('a done task is named in the reader’s language', () => {
  const entry = { key: 'task:fact.pin', reason: 'Task done: Place your home on the map' };
  expect(reasonIn('es', entry)).toMatch(/^Tarea hecha: .*mapa/);
});

test('what our team wrote, an item of theirs and a task that left the catalog are shown as written', () => {
  for (const [key, reason] of [
    ['adjust:1', 'Fuel Card'],
    ['order:1', 'A tarp by our own hand'],
    ['task:gone', 'Task done: Gone'],
  ] as const)
    expect(reasonIn('es', { key, reason })).toBe(reason);
});

test('every built-in item has a Spanish name', () => {
  const same = SKUS.filter(({ name }) => reasonIn('es', { key: 'order:1', reason: name }) === name);
  expect(same).toEqual([]);
});
