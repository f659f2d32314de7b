/** Email scanners open every link in an email. Nothing may change because of them. */
import { randomUUID } from 'node:crypto';
import { fullHousehold } from '#test/full-household.ts';
import { openHotels } from '#test/hotel-requests.ts';
import { rowSums } from '#test/row-sums.ts';
import { signedIn, signedInAdmin } from '#test/world.ts';
import { ask, ORIGIN } from './client.ts';
import { wordsOf } from './people.ts';
import type { Attack, Target } from './target.ts';

const LOOKS: Record<string, string>[] = [
  { 'user-agent': 'Mozilla/5.0 (compatible; Barracuda Sentinel)' },
  { 'user-agent': 'Mozilla/5.0 Safari/605', 'sec-purpose': 'prefetch;prerender', purpose: 'prefetch' },
  {
    'user-agent': 'Mozilla/5.0 Chrome/140',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
    'sec-fetch-site': 'none',
  },
];

/** Triggers an email of each kind, and returns links that are handed out in other ways. */
async function provoke({ world }: Target): Promise<string[]> {
  const household = await fullHousehold(world, wordsOf('Scanned'));
  const { me, api } = household;
  await world.visitor().post('/api/auth/code', { email: me.email });
  const email = `${randomUUID()}@example.com`;
  const entry = { address: '12 Pine Road, Paradise, CA 95969', email, plan: 'plus', source: 'pricing' };
  await world.visitor().post('/api/waitlist', entry);
  await world.visitor().post('/api/contact', {
    firstName: 'Maya',
    lastName: 'Torres',
    email,
    subject: 'A question',
    message: 'How does it work?',
  });
  await me.post('/api/account/email', { email: `new-${email}` });
  await openHotels(world).withRequest();
  const admin = await signedInAdmin(world);
  const { body } = await admin.get('/api/admin/waitlist');
  const [first] = (body as { rows: { id: string }[] }).rows;
  await admin.post(`/api/admin/waitlist/${first?.id}/approve`, { reason: 'Ready' });
  await admin.post(`/api/admin/waitlist/${first?.id}/invite`, {});
  await world.runJobs();
  const share = await me.post(`${api}/recovery/shares`, { label: 'x', days: 7, parts: ['deadlines'] });
  const calendar = await me.post(`${api}/recovery/calendar`, {});
  return [share.text, calendar.text].flatMap(linksIn);
}

const linksIn = (text: string): string[] => text.match(/https:\/\/hearthline\.test[^\s"<>)\]]*/g) ?? [];

/** The URL without its fragment, which scanners never send. */
const pathOf = (link: string) => link.slice(ORIGIN.length).split('#')[0] || '/';
const kindOf = (link: string) =>
  pathOf(link)
    .replace(/\?.*$/, '')
    .replace(/[\w-]{30,}/g, '…');

/**
 * Tables that change on their own while the server runs, such as feed polls. Also the address of the
 * deadlines calendar, which is never emailed: calendar apps read it with GET, and members see when, so that
 * they notice strangers.
 */
const RESTLESS = /^(feeds|feed_pulls|recovery_feeds) /;

export const scanners: Attack = {
  name: 'link scanners: GET, HEAD, OPTIONS and prefetch of every link we send',
  run: async (target) => {
    const given = await provoke(target);
    const texts = (await target.mails()).map(({ parsed }) => `${parsed.text ?? ''} ${parsed.html ?? ''}`);
    const links = [
      ...new Set([...given, ...texts.flatMap(linksIn)].map((link) => link.replaceAll('&amp;', '&'))),
    ];
    const newest = [...Map.groupBy(links, kindOf).values()].map((same) => same.at(-1) ?? '');
    const faults: string[] = [];
    const wanted = ['/sign-in', '/waitlist/leave', '/invitation', '/partner/requests', '/join'];
    for (const kind of wanted)
      if (!newest.some((link) => kindOf(link) === kind)) faults.push(`No email had a link to ${kind}.`);
    await target.world.runJobs();
    const before = await rowSums(target.world.db);
    for (const link of newest)
      for (const method of ['GET', 'HEAD', 'OPTIONS'])
        for (const headers of LOOKS) {
          const reply = await ask(target.port, { method, path: pathOf(link), headers });
          if (reply.status >= 500) faults.push(`${method} ${kindOf(link)} answered ${reply.status}.`);
        }
    await target.world.runJobs();
    const after = await rowSums(target.world.db);
    const changed = after.filter((line, n) => line !== before[n] && !RESTLESS.test(line));
    for (const line of changed) faults.push(`Opening links changed the table ${line.split(' ', 1)[0]}.`);
    // The links still work afterwards: a scanner must not use them up.
    faults.push(...(await stillWorks(target)));
    return faults;
  },
};

async function stillWorks({ world, port }: Target): Promise<string[]> {
  const { email } = await signedIn(world);
  await world.visitor().post('/api/auth/code', { email });
  const [mail] = await world.mailbox(email);
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  for (const path of [`/sign-in?token=${token}`, `/api/auth/link?token=${token}`, '/sign-in'])
    for (const method of ['GET', 'HEAD']) await ask(port, { method, path });
  const reply = await world.visitor().post('/api/auth/link', { token });
  return reply.status === 200 ? [] : [`A sign-in link is used up after a scanner: ${reply.text}`];
}
