import { expect, test } from 'vitest';
import { matchPath, matchRoute, withBase, withoutBase } from './match-path.ts';

const routes = [
  '/',
  '/desk/:caseId',
  '/desk/board',
  '/desk/recoveries/:homeId',
  '/admin/operations/:part/:id',
  '/admin/operations/partners/:id',
  '*',
].map((path) => ({ path }));
const pathFor = (pathname: string) => matchRoute(routes, pathname)?.route.path;

test('a fixed segment is preferred to a named one, whatever their order in the list', () => {
  expect(pathFor('/desk/board')).toBe('/desk/board');
  expect(pathFor('/desk/7')).toBe('/desk/:caseId');
  expect(pathFor('/admin/operations/partners/7')).toBe('/admin/operations/partners/:id');
  expect(pathFor('/admin/operations/feeds/7')).toBe('/admin/operations/:part/:id');
});

test('a path matches as a whole, in its own case, with or without a slash at the end', () => {
  expect(pathFor('/')).toBe('/');
  expect(pathFor('/desk/board/')).toBe('/desk/board');
  expect(pathFor('/desk/Board')).toBe('/desk/:caseId');
  expect(pathFor('/desk')).toBe('*');
  expect(pathFor('/desk/board/more')).toBe('*');
});

test('named segments are decoded, and a broken one is left as it is', () => {
  expect(matchPath('/desk/:caseId', '/desk/a%20b')).toEqual({ caseId: 'a b' });
  expect(matchPath('/desk/:caseId', '/desk/a%2Fb')).toEqual({ caseId: 'a/b' });
  expect(matchPath('/desk/:caseId', '/desk/%zz')).toEqual({ caseId: '%zz' });
});

test('the prefix of a language is added to every path and removed again', () => {
  for (const path of ['/', '/faq', '/esparto']) expect(withoutBase(withBase(path, '/es'), '/es')).toBe(path);
  expect(withBase('/', '/es')).toBe('/es');
  expect(withBase('/faq', '/')).toBe('/faq');
  expect(withoutBase('/esparto', '/es')).toBe('/esparto');
});
