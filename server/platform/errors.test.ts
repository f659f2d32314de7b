import { expect, test } from 'vitest';
import { AppError, toErrorReply } from './errors.ts';

const driver = (code: string, message = 'relation "secrets" of 10.0.0.7 says no') =>
  Object.assign(new Error(message), { code });
const wrapped = (cause: Error) => Object.assign(new Error('Failed query: select * from secrets'), { cause });

test.each<[string, unknown, number, string]>([
  ['a refusal of ours', new AppError('not_found', 'Gone.'), 404, 'not_found'],
  ['a statement timeout', wrapped(driver('57014')), 503, 'unavailable'],
  ['a lock timeout', driver('55P03'), 503, 'unavailable'],
  ['a deadlock', wrapped(driver('40P01')), 503, 'unavailable'],
  ['an administrator shutdown', driver('57P01'), 503, 'unavailable'],
  ['too many connections', driver('53300'), 503, 'unavailable'],
  ['a replica that still refuses to write', wrapped(driver('25006')), 503, 'unavailable'],
  ['a full disk', wrapped(driver('53100')), 503, 'unavailable'],
  ['a refused connection', driver('ECONNREFUSED'), 503, 'unavailable'],
  ['a missing socket', driver('ENOENT'), 503, 'unavailable'],
  ['a lost connection', new Error('Connection terminated unexpectedly'), 503, 'unavailable'],
  ['a full pool', wrapped(new Error('timeout exceeded when trying to connect')), 503, 'unavailable'],
  ['a read that took too long', wrapped(new Error('Query read timeout')), 503, 'unavailable'],
  ['a byte PostgreSQL cannot store', wrapped(driver('22021')), 400, 'malformed_request'],
  ['a check constraint', driver('23514'), 400, 'malformed_request'],
  ['a unique constraint nobody expected', driver('23505'), 409, 'conflict'],
  ['a missing table', wrapped(driver('42P01')), 500, 'internal'],
  ['a bug', new TypeError('x is not a function'), 500, 'internal'],
  ['a thrown string', 'oops', 500, 'internal'],
  ['nothing at all', undefined, 500, 'internal'],
])('%s returns %s without any database details', (_, error, status, code) => {
  const reply = toErrorReply(error, 'en');
  expect(reply).toMatchObject({ status, body: { code } });
  expect(JSON.stringify(reply.body)).not.toMatch(/secrets|10\.0\.0\.7|select|\d{2}P\d\d|57014/);
});

test('an unavailable error says when to retry', () => {
  expect(toErrorReply(driver('57014'), 'en').retryAfterSeconds).toBeGreaterThan(0);
});

test.each([
  [wrapped(driver('57014')), 'En este momento tenemos demasiadas solicitudes. No se cambió nada.'],
  [driver('23505'), 'Otra persona acaba de cambiar esto.'],
  [new TypeError('x is not a function'), 'Algo falló de nuestro lado'],
])('a reader of Spanish reads %s in Spanish', (error, start) => {
  expect(toErrorReply(error, 'es').body.error).toContain(start);
});
