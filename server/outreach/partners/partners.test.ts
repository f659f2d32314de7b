/** The register through the API: who may do what, how a partner becomes usable and stops being so, and what the map shows. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { PartnerDetail } from '#contract/outreach/partners.ts';
import type { Page } from '#contract/paging.ts';
import { STAFF_ROLES } from '#contract/staff.ts';
import { officeHistory } from '#server/core/audit/audit.ts';
import { CHICO, namedPartner, newEmail, openRegister, REGISTER } from '#test/partners.ts';
import { openWorld, signedIn, signedInAs } from '#test/world.ts';
import { daysAfter } from './fitness.ts';
import { checkPartners } from './job-names.ts';
import { partnerProofOutbox } from './outbox.ts';
import { contactsToReach, partnersFor, priceOf } from './partners.ts';

const world = await openWorld({ withWorkers: false });
const { db, deps } = world;
const register = await openRegister(world);
const { operations, today, read, added, withContact, addDocument, linkTo, press, move, usable, pass } =
  register;

test('a partner is used once its documents are valid and a contact has confirmed, and the page says what is missing', async () => {
  const partner = await added();
  const { id } = partner;
  expect(partner).toMatchObject({
    state: 'candidate',
    isUsable: false,
    stateCode: 'CA',
    phone: '+15305550134',
  });
  expect(partner.whyNot).toEqual([
    { is: 'state', state: 'candidate' },
    { is: 'document-missing', document: 'insurance' },
    { is: 'document-missing', document: 'agreement' },
    { is: 'no-contact' },
  ]);
  expect((await move(id, 'active')).status).toBe(409);
  await addDocument(id, 'insurance', daysAfter(today(), 200));
  await addDocument(id, 'agreement', daysAfter(today(), 20));
  const { email } = await withContact(id);
  expect((await read(id)).whyNot).toEqual([{ is: 'state', state: 'candidate' }, { is: 'unproven' }]);
  expect((await move(id, 'active')).status).toBe(409);
  await press(await linkTo(email));
  expect(await read(id)).toMatchObject({ fitUntil: daysAfter(today(), 20), endsSoon: true });
  expect((await move(id, 'active')).body).toMatchObject({ state: 'active', isUsable: true, whyNot: [] });

  const listed = async (use: string) =>
    (
      (await operations.get(`${REGISTER}?q=${encodeURIComponent(partner.name)}&use=${use}`)).body as Page<{
        id: string;
      }>
    ).total;
  expect([await listed('used'), await listed('not-used'), await listed('ends-soon')]).toEqual([1, 0, 1]);
  await pass(21);
  expect(await read(id)).toMatchObject({
    state: 'active',
    isUsable: false,
    whyNot: [{ is: 'document-expired', document: 'agreement', on: daysAfter(today(), -1) }],
  });
  expect([await listed('used'), await listed('not-used'), await listed('ends-soon')]).toEqual([0, 1, 0]);
});

test('the message is marked as a drill and in the contact’s language, and opening its link changes nothing', async () => {
  const { id } = await added({ name: `Casa ${randomUUID()}` });
  const email = newEmail();
  await operations.post(`${REGISTER}/${id}/contacts`, { name: 'Luz', email, language: 'es' });
  const t = await linkTo(email);
  const [mail] = await world.mailbox(email, 1);
  expect(mail?.subject).toMatch(/^SIMULACRO: /);
  const rows = async () =>
    (
      await world.database.pool.query(
        `select c.proven_at, p.confirmed_at, r.fit_until from partner_contacts c
       join partner_proofs p on p.contact_id = c.id join partners r on r.id = c.partner_id where r.id = $1`,
        [id],
      )
    ).rows;
  const before = await rows();
  const visitor = world.visitor();
  for (let n = 0; n < 100; n += 1) {
    await visitor.get(`/partner/here?t=${t}`);
    await visitor.call('HEAD' as 'GET', `/partner/here?t=${t}`);
    await visitor.get(`/api/partners/here?t=${t}`);
  }
  expect(await rows()).toEqual(before);
  // Email scanners press buttons, but type no names.
  for (const body of [{ t }, { t, name: '  ' }])
    expect((await visitor.post('/api/partners/here', body)).body).toMatchObject({
      fields: { name: expect.any(String) as string },
    });
  expect(await rows()).toEqual(before);
  expect((await press(t, 'Luz')).body).toMatchObject({
    is: 'confirmed',
    partner: expect.stringContaining('Casa'),
  });
  expect((await read(id)).contacts[0]).toMatchObject({ confirmedBy: 'Luz' });
  const confirmed = await rows();
  expect(confirmed[0]).toMatchObject({ proven_at: expect.any(Date) as Date });
  // Idempotent: pressing again gives the same response.
  await pass(1);
  expect((await press(t)).body).toMatchObject({ is: 'confirmed' });
  expect(await rows()).toEqual(confirmed);
});

test('a link that was guessed, has expired or went to an old address confirms nothing', async () => {
  const { id } = await added();
  const { email, contact } = await withContact(id);
  const t = await linkTo(email);
  expect(await press(`${t.slice(0, -2)}zz`)).toMatchObject({ status: 400, body: { code: 'link_wrong' } });
  expect((await press('short')).status).toBe(400);
  await pass(15);
  expect((await press(t)).body).toMatchObject({ is: 'over' });
  const other = newEmail();
  const url = `${REGISTER}/${id}/contacts/${contact?.id}`;
  await operations.call('PUT', url, { name: 'Kim', email: other });
  expect((await press(t)).body).toMatchObject({ code: 'link_wrong' });
  await press(await linkTo(other));
  expect((await read(id)).contacts[0]).toMatchObject({ provenUntil: daysAfter(today(), 90) });
  // A new address has to be confirmed again.
  await operations.call('PUT', url, { name: 'Kim', email: newEmail() });
  expect((await read(id)).contacts[0]).toMatchObject({ provenAt: null, provenUntil: null });
});

test('every night, contacts whose confirmation ends are asked once a week; without an answer the partner lapses', async () => {
  const { id, email } = await usable();
  const check = async () => {
    await db.transaction((tx) => deps.jobs.enqueue(tx, checkPartners, {}));
    await world.runJobs();
  };
  const asked = async () => (await world.mailbox(email, 0)).length;
  await pass(74);
  await check();
  expect(await asked()).toBe(1);
  await pass(2);
  await check();
  await check();
  expect(await asked()).toBe(2);
  await pass(8);
  await check();
  expect(await asked()).toBe(3);
  expect(await read(id)).toMatchObject({ isUsable: true });
  await pass(8);
  expect(await read(id)).toMatchObject({ isUsable: false, whyNot: [{ is: 'proof-expired' }] });
  await press(await linkTo(email));
  expect(await read(id)).toMatchObject({ isUsable: true });
});

test('the nightly check corrects a day that no longer follows from documents and contacts', async () => {
  const { id } = await usable();
  const { fitUntil } = await read(id);
  await world.database.pool.query(`update partners set fit_until = '2099-01-01' where id = $1`, [id]);
  await db.transaction((tx) => deps.jobs.enqueue(tx, checkPartners, {}));
  await world.runJobs();
  expect(await read(id)).toMatchObject({ fitUntil });
});

test('STOP from a contact’s phone ends its confirmation where no other way is left', async () => {
  const { id } = await added();
  for (const kind of ['insurance', 'agreement']) await addDocument(id, kind, daysAfter(today(), 400));
  const phone = '+15305550166';
  const { body } = await operations.post(`${REGISTER}/${id}/contacts`, { name: 'Kim', phone });
  const contactId = (body as PartnerDetail).contacts[0]?.id;
  await world.database.pool.query('update partner_contacts set proven_at = now() where id = $1', [contactId]);
  const text = (words: string) =>
    world.visitor().post('/api/demo/phone', { id: randomUUID(), number: phone, text: words });
  await text('STOP');
  await world.runJobs();
  expect(await read(id)).toMatchObject({ fitUntil: null, contacts: [{ stoppedAt: expect.any(String) }] });
  expect((await operations.post(`${REGISTER}/${id}/contacts/${contactId}/ask`)).status).toBe(409);
  expect(await contactsToReach(db, id)).toEqual([]);
  await text('START');
  await world.runJobs();
  expect(await read(id)).toMatchObject({ fitUntil: expect.any(String), contacts: [{ stoppedAt: null }] });
});

test('roles: operations and administrators edit, finance sets prices, agents and auditors read, members see nothing', async () => {
  const { id } = await usable();
  for (const role of STAFF_ROLES) {
    const who = await signedInAs(world, role);
    const canEdit = role === 'OPERATIONS' || role === 'ADMIN';
    expect([role, (await who.get(`${REGISTER}/${id}`)).status]).toEqual([role, 200]);
    expect([role, (await who.get(REGISTER)).status]).toEqual([role, 200]);
    const rate = { kind: 'kennel', unit: 'night', validFrom: '2026-01-01', cents: 4500 };
    const priced = await who.call('PUT', `${REGISTER}/${id}/rates`, rate);
    expect([role, priced.status]).toEqual([role, canEdit || role === 'FINANCE' ? 200 : 403]);
    const changed = await who.call('PUT', `${REGISTER}/${id}/hours`, { hours: [] });
    expect([role, changed.status]).toEqual([role, canEdit ? 200 : 403]);
  }
  const member = await signedIn(world);
  for (const who of [member, world.visitor()]) {
    const expected = who === member ? 403 : 401;
    expect((await who.get(`${REGISTER}/${id}`)).status).toBe(expected);
    expect((await who.post(`${REGISTER}/${id}/pause`, { reason: 'x' })).status).toBe(expected);
  }
  expect((await operations.get(`${REGISTER}/${randomUUID()}`)).status).toBe(404);
});

test('what belongs to another partner is not found under this one', async () => {
  const [mine, theirs] = [await added(), await added()];
  const { contact } = await withContact(theirs.id);
  const { documents } = (await addDocument(theirs.id, 'agreement', '2099-01-01')).body as PartnerDetail;
  for (const url of [`contacts/${contact?.id}`, `documents/${documents[0]?.id}`])
    expect((await operations.delete(`${REGISTER}/${mine.id}/${url}`)).status).toBe(404);
  expect((await operations.post(`${REGISTER}/${mine.id}/contacts/${contact?.id}/ask`)).status).toBe(404);
  expect(await read(theirs.id)).toMatchObject({
    contacts: [{ id: contact?.id }],
    documents: [{ id: documents[0]?.id }],
  });
});

test('an invalid partner, contact, document or service is refused at its field', async () => {
  expect((await operations.post(REGISTER, namedPartner({ kind: 'hotel' }))).body).toMatchObject({
    fields: { kind: expect.any(String) },
  });
  expect(
    (await operations.post(REGISTER, namedPartner({ zip: '1', phone: '', lat: 99 }))).body,
  ).toMatchObject({
    fields: { zip: expect.any(String), phone: expect.any(String), lat: expect.any(String) },
  });
  const partner = await added();
  const url = `${REGISTER}/${partner.id}`;
  expect((await operations.post(`${url}/contacts`, { name: 'Kim' })).body).toMatchObject({
    fields: { email: expect.any(String) },
  });
  const services = (capabilities: object[]) => operations.call('PUT', `${url}/services`, { capabilities });
  const area = { by: 'miles', miles: 30 };
  expect((await services([{ kind: 'kennel', limits: {}, area }])).status).toBe(400);
  expect(
    (await services([{ kind: 'driver', limits: { species: ['dog'], mostPounds: 3 }, area }])).status,
  ).toBe(400);
  expect(
    (await services([{ kind: 'mover', limits: {}, area: { by: 'counties', counties: [] } }])).status,
  ).toBe(400);
  const mover = { kind: 'mover', limits: {}, area };
  expect((await services([mover, mover])).status).toBe(400);
  expect((await services([mover])).status).toBe(200);
  expect((await operations.post(REGISTER, namedPartner({ name: partner.name.toUpperCase() }))).status).toBe(
    409,
  );
});

test('only partners that reach a place, are active and fit on the day are found, nearest first, with the price of the day', async () => {
  const [near, far, county, lapsed] = [
    await usable(),
    await usable({ lat: 40.4 }),
    await usable(),
    await usable(),
  ];
  const reach = (id: string, area: object) =>
    operations.call('PUT', `${REGISTER}/${id}/services`, {
      capabilities: [{ kind: 'kennel', limits: { species: ['dog'], mostPounds: null }, area }],
    });
  await reach(near.id, { by: 'miles', miles: 20 });
  await reach(far.id, { by: 'miles', miles: 20 });
  await reach(county.id, { by: 'counties', counties: ['06007'] });
  await reach(lapsed.id, { by: 'miles', miles: 20 });
  const { documents } = await read(lapsed.id);
  for (const { id, kind } of documents)
    if (kind === 'insurance') await operations.delete(`${REGISTER}/${lapsed.id}/documents/${id}`);
  const at = { lat: CHICO.lat, lng: CHICO.lng, fips: '06007' };
  const found = async (day: string, given: object = {}) =>
    (await partnersFor(db, { kind: 'kennel', day, at: { ...at, ...given }, withSamples: false })).map(
      ({ partner }) => partner.id,
    );
  const both = await found(today());
  expect(both.toSorted()).toEqual([near.id, county.id].toSorted());
  expect(await found(today(), { fips: '06001' })).toEqual([near.id]);
  expect(await found(daysAfter(today(), 91))).toEqual([]);
  await operations.post(`${REGISTER}/${near.id}/state`, { to: 'blocked', reason: 'Complaints' });
  expect(await found(today(), { fips: '06001' })).toEqual([]);

  const rate = (validFrom: string, cents: number) =>
    operations.call('PUT', `${REGISTER}/${county.id}/rates`, {
      kind: 'kennel',
      unit: 'night',
      validFrom,
      cents,
    });
  await rate('2026-01-01', 4000);
  await rate('2027-01-01', 5000);
  await rate('2027-01-01', 5500);
  const price = (day: string) => priceOf(db, { partnerId: county.id, kind: 'kennel', unit: 'night' }, day);
  expect([await price('2025-12-31'), await price('2026-12-31'), await price('2027-01-01')]).toEqual([
    undefined,
    4000,
    5500,
  ]);
});

test('another service needs its own documents, and a billing contact alone is not enough', async () => {
  const tutor = { kind: 'tutor', limits: { fromAge: 6, toAge: 18 }, area: { by: 'miles', miles: 20 } };
  const contractor = { kind: 'contractor', limits: { licenseClasses: ['B'] }, area: tutor.area };
  const { id } = await added({ kind: 'tutor', name: `Tutor ${randomUUID()}` });
  for (const kind of ['insurance', 'agreement']) await addDocument(id, kind, daysAfter(today(), 400));
  const email = newEmail();
  const contact = { name: 'Ann', email, role: 'billing' };
  const made = (await operations.post(`${REGISTER}/${id}/contacts`, contact)).body as PartnerDetail;
  await press(await linkTo(email));
  expect((await read(id)).whyNot).toEqual([{ is: 'state', state: 'candidate' }, { is: 'no-contact' }]);
  expect(await contactsToReach(db, id)).toEqual([]);
  const url = `${REGISTER}/${id}/contacts/${made.contacts[0]?.id}`;
  await operations.call('PUT', url, { ...contact, role: 'desk' });
  expect((await move(id, 'active')).body).toMatchObject({ isUsable: true });
  const services = (capabilities: object[]) =>
    operations.call('PUT', `${REGISTER}/${id}/services`, { capabilities });
  expect((await services([tutor])).body).toMatchObject({ isUsable: true });
  expect((await services([tutor, contractor])).body).toMatchObject({
    isUsable: false,
    requiredDocuments: ['license', 'insurance', 'agreement'],
    whyNot: [{ is: 'document-missing', document: 'license' }],
  });
  const at = { lat: CHICO.lat, lng: CHICO.lng, fips: null };
  const found = await partnersFor(db, { kind: 'contractor', day: today(), at, withSamples: false });
  expect(found.map(({ partner }) => partner.id)).not.toContain(id);
});

test('an address that bounced counts again once our team resends the message and it goes out', async () => {
  const { id, email } = await usable();
  const [contact] = (await read(id)).contacts;
  const bounce = 'update partner_contacts set bounced_at = now() where id = $1';
  await world.database.pool.query(bounce, [contact?.id]);
  await db.transaction((tx) => deps.jobs.enqueue(tx, checkPartners, {}));
  await world.runJobs();
  expect(await read(id)).toMatchObject({ isUsable: false, whyNot: [{ is: 'unreachable' }] });
  await world.database.pool.query(`update partner_proofs set mail = 'refused' where contact_id = $1`, [
    contact?.id,
  ]);
  const { rows } = await world.database.pool.query<{ id: string }>(
    'select id from partner_proofs where contact_id = $1',
    [contact?.id],
  );
  const before = (await world.mailbox(email, 1)).length;
  await db.transaction((tx) => partnerProofOutbox.sendAgain(tx, deps.jobs, rows[0]?.id ?? ''));
  await world.runJobs();
  expect((await world.mailbox(email, before)).length).toBeGreaterThanOrEqual(before);
  expect(await read(id)).toMatchObject({ isUsable: true, contacts: [{ bouncedAt: null }] });
});

test('capacity is set for all days or none, and never below what is taken', async () => {
  const { id } = await added();
  const [from, to] = [today(), daysAfter(today(), 2)];
  const set = (capacity: number) =>
    operations.call('PUT', `${REGISTER}/${id}/days`, { kind: 'kennel', from, to, capacity });
  expect(((await set(5)).body as PartnerDetail).days.map(({ free }) => free)).toEqual([5, 5, 5]);
  const take = 'update partner_days set free = free - 3 where partner_id = $1 and day = $2';
  await world.database.pool.query(take, [id, daysAfter(from, 1)]);
  expect((await set(2)).status).toBe(409);
  expect(((await set(4)).body as PartnerDetail).days.map(({ free }) => free)).toEqual([4, 1, 4]);
  await expect(world.database.pool.query(take, [id, daysAfter(from, 1)])).rejects.toThrow('never_overbooked');
  expect(
    (
      await operations.call('PUT', `${REGISTER}/${id}/days`, {
        kind: 'kennel',
        from: '2020-01-01',
        to,
        capacity: 1,
      })
    ).status,
  ).toBe(400);
});

test('the audit log names no contact and has no whole address', async () => {
  const { id } = await added();
  const email = `canary-${randomUUID()}@example.com`;
  const { contact } = await withContact(id, email);
  await operations.call('PUT', `${REGISTER}/${id}/contacts/${contact?.id}`, { name: 'Canary Person', email });
  const entries = JSON.stringify(await officeHistory(db, { limit: 20, capability: 'partner' }));
  expect(entries).toContain('c•••@example.com');
  expect(entries).not.toContain(email);
  expect(entries).not.toContain('Canary Person');
});
