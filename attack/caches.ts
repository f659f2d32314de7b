/**
 * Personal responses that a cache between us and other people would store, or could be tricked into storing.
 */
import { isEndless, operationsOf } from '#test/documented.ts';
import { fullHousehold } from '#test/full-household.ts';
import type { Browser } from '#test/world.ts';
import { ask } from './client.ts';
import { wordsOf } from './people.ts';
import type { Attack } from './target.ts';

const jarOf = (who: Browser) => [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const TAILS = [
  '/x.css',
  '/x.js',
  '.css',
  ';x.css',
  '%2fx.css',
  '%3bx.js',
  '%00.png',
  '%0a.css',
  '?x.css',
  '/..%2fx.css',
  '//x.png',
  '/%2e%2e/assets/x.css',
];
const PAGES = ['/dashboard', '/vault', '/household', '/settings', '/plan', '/recovery', '/evacuation'];
const PERSONAL = ['/api/account', '/api/homes', '/api/points', '/api/auth/session', '/api/membership'];

/** Whether a cache may store it for other people. */
const isShared = (control: string) => !/no-store|private/.test(control);
/** Headers that every kind of response has on an https site. */
const ALWAYS: [name: string, value: RegExp][] = [
  ['strict-transport-security', /max-age=\d{7,}/],
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /no-referrer|same-origin|strict-origin/],
  ['content-security-policy', /default-src|frame-ancestors/],
];

export const caches: Attack = {
  name: 'cache deception and cache headers of personal answers',
  run: async ({ world, port }) => {
    const { me } = await fullHousehold(world, wordsOf('CACHED'));
    const marks = [me.email, 'CACHED-', me.user.id];
    const cookie = jarOf(me);
    const faults: string[] = [];
    const look = async (path: string, headers: Record<string, string> = {}) => {
      const reply = await ask(port, { path, headers: { cookie, accept: 'text/html, */*', ...headers } });
      const control = String(reply.headers['cache-control'] ?? '');
      const isPersonal = marks.some((mark) => reply.text.includes(mark));
      if (isPersonal && isShared(control))
        faults.push(`GET ${path}: personal, and a cache may keep it (${control}).`);
      if (reply.headers['set-cookie'] && isShared(control))
        faults.push(`GET ${path}: a cookie that a cache may keep.`);
      for (const [name, value] of ALWAYS)
        if (reply.status < 500 && reply.status !== 304 && !value.test(String(reply.headers[name] ?? '')))
          faults.push(`GET ${path}: ${name} is ${String(reply.headers[name])}.`);
      return { ...reply, isPersonal };
    };
    for (const path of [...PERSONAL, ...PAGES]) {
      const own = await look(path);
      if (own.status === 200 && !/no-store/.test(String(own.headers['cache-control'])))
        faults.push(`GET ${path}: the member's browser may keep it.`);
      for (const tail of TAILS) {
        const { isPersonal, status } = await look(path + tail);
        if (isPersonal && tail !== '?x.css' && status === 200)
          faults.push(`GET ${path}${tail}: answers with personal data under the name of a file.`);
      }
    }
    const { operations } = await operationsOf(world);
    for (const operation of operations.filter(
      (o) => o.method === 'GET' && !o.path.includes('{') && !isEndless(o),
    )) {
      const mine = await look(operation.path);
      const control = String(mine.headers['cache-control'] ?? '');
      if (!isShared(control)) continue;
      // "The same for everyone" means the same with and without a session, and with headers that caches
      // ignore.
      const others = await ask(port, { path: operation.path });
      const odd = await ask(port, {
        path: operation.path,
        headers: { 'x-forwarded-host': 'evil.test', 'x-user-id': 'x' },
      });
      if (mine.status === 200 && (mine.text !== others.text || odd.text !== others.text))
        faults.push(`${operation.name}: may be cached for all, but isn't the same for all.`);
    }
    for (const path of [
      '/',
      '/faq',
      '/assets/none.js',
      '/api/none',
      '/api/account',
      '/partner/requests?t=x',
      '/healthz',
      '/sw.js',
      '/%E0%A4%A',
    ])
      await look(path);
    return faults;
  },
};
