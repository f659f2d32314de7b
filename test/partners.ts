/** The register of partners through the API, as operations uses it. */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { PartnerDetail } from '#contract/outreach/partners.ts';
import { days } from '#server/platform/clock.ts';
import { dayIn, daysAfter } from '#server/outreach/partners/fitness.ts';
import { moveToNoon } from './noon.ts';
import { signedInAs, type World } from './world.ts';

export const REGISTER = '/api/admin/partners';

/** In Chico, Butte County. */
export const CHICO = {
  address: '12 Creek Road',
  city: 'Chico',
  stateCode: 'ca',
  zip: '95928',
  lat: 39.72,
  lng: -121.83,
};

export const namedPartner = (given: object = {}) => ({
  ...CHICO,
  kind: 'kennel',
  name: `Kennel ${randomUUID()}`,
  phone: '(530) 555-0134',
  listing: { services: ['Dogs and cats'] },
  ...given,
});

export const newEmail = () => `${randomUUID()}@example.com`;

export async function openRegister(world: World) {
  moveToNoon(world);
  const operations = await signedInAs(world, 'OPERATIONS');
  const today = () => dayIn('America/Los_Angeles', world.clock.now());
  const read = async (id: string) => (await operations.get(`${REGISTER}/${id}`)).body as PartnerDetail;
  async function added(given: object = {}): Promise<PartnerDetail> {
    const { status, body, text } = await operations.post(REGISTER, namedPartner(given));
    expect([status, text.slice(0, 200)]).toEqual([201, expect.any(String)]);
    return body as PartnerDetail;
  }
  async function withContact(id: string, email = newEmail()) {
    const { body } = await operations.post(`${REGISTER}/${id}/contacts`, { name: 'Kim', email });
    return { email, contact: (body as PartnerDetail).contacts.at(-1) };
  }
  const addDocument = (id: string, kind: string, expiresOn: string) =>
    operations.post(`${REGISTER}/${id}/documents`, { kind, number: 'P-1', expiresOn });
  /** The newest link that was sent to a contact. */
  async function linkTo(email: string): Promise<string> {
    await world.runJobs();
    const mails = await world.mailbox(email, 1);
    const links = mails.map(({ text }) => /\/partner\/here\?t=([\w-]+)/.exec(text)?.[1] ?? '');
    return links[0] ?? '';
  }
  const press = (t: string, name = 'Kim') => world.visitor().post('/api/partners/here', { t, name });
  const move = (id: string, to: string) =>
    operations.post(`${REGISTER}/${id}/state`, { to, reason: 'As agreed by phone' });
  async function usable(given: object = {}) {
    const { id } = await added(given);
    for (const kind of ['license', 'insurance', 'agreement'])
      await addDocument(id, kind, daysAfter(today(), 400));
    const { email } = await withContact(id);
    expect((await press(await linkTo(email))).body).toMatchObject({ is: 'confirmed' });
    expect((await move(id, 'active')).status).toBe(200);
    return { id, email };
  }
  /** Advances the clock by days. Staff sessions expire earlier than that. */
  async function pass(count: number): Promise<void> {
    world.clock.advance(days(count));
    await operations.post('/api/auth/dev-login', { email: operations.email });
  }
  return { operations, today, read, added, withContact, addDocument, linkTo, press, move, usable, pass };
}
