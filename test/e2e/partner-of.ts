/** A test's own partners, which answer through the links in their email. */
import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, request } from '@playwright/test';
import { type PartnerKind, REQUIRED_DOCUMENTS } from '#contract/outreach/partner-kinds.ts';
import { FIRST_LIMITS } from '#contract/outreach/partner-limits.ts';
import type { Spot } from './evacuation-of.ts';
import { linkTo, newEmail } from './people.ts';

const OPERATIONS = 'operations@hearthline.example';

/** Adds an active partner with documents and a contact who confirmed that they get our messages. */
export async function addPartner(page: Page, kind: Exclude<PartnerKind, 'hotel'>, { lat, lng }: Spot) {
  const team = await request.newContext({ baseURL: new URL(page.url()).origin });
  const post = async (path: string, data: object, method: 'post' | 'put' = 'post') => {
    const reply = await team[method](path, { data });
    expect(reply.ok(), `${path} ${await reply.text()}`).toBe(true);
    return (await reply.json()) as { id: string };
  };
  await post('/api/auth/dev-login', { email: OPERATIONS });
  const name = `Ridge ${kind} ${randomUUID().slice(0, 6)}`;
  const { id } = await post('/api/admin/partners', {
    kind,
    name,
    phone: '530 555 0134',
    address: '12 Creek Road',
    city: 'Chico',
    stateCode: 'CA',
    zip: '95928',
    lat: lat + 0.1,
    lng,
    listing: {},
  });
  const at = `/api/admin/partners/${id}`;
  for (const document of REQUIRED_DOCUMENTS[kind])
    await post(`${at}/documents`, { kind: document, number: 'L-4711', expiresOn: '2090-01-01' });
  const area = { by: 'miles', miles: 100 };
  await post(`${at}/services`, { capabilities: [{ kind, limits: FIRST_LIMITS[kind], area }] }, 'put');
  const email = newEmail();
  await post(`${at}/contacts`, { name: 'Kim Lane', role: 'dispatch', email, phone: '' });
  const t = (await linkTo(page, email, /\/partner\/here\?t=[\w-]+/)).split('=')[1];
  await post('/api/partners/here', { t, name: 'Kim Lane' });
  await post(`${at}/state`, { to: 'active', reason: 'All documents are here' });
  await team.dispose();
  return { id, name, email };
}

/** The page behind the newest request to a partner, on its phone. */
export async function openAsPartner(
  browser: Browser,
  page: Page,
  email: string,
  given: { javaScriptEnabled?: boolean; width?: number } = {},
): Promise<Page> {
  const link = await linkTo(page, email, /\/partner\/requests\?t=[\w-]+/);
  const phone = await browser.newContext({
    javaScriptEnabled: given.javaScriptEnabled ?? false,
    viewport: { width: given.width ?? 360, height: 740 },
    baseURL: new URL(page.url()).origin,
  });
  const desk = await phone.newPage();
  await desk.goto(link);
  return desk;
}
