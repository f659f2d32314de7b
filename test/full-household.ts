import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { giveMembership } from './given-membership.ts';
import { HOME } from './homes.ts';
import { makeJpeg, makePdf } from './sample-documents.ts';
import { addGoods, DELIVERY } from './orders.ts';
import type { Letter } from '#contract/home/recovery-letters.ts';
import type { RecoveryView } from '#contract/home/recovery.ts';
import { signedIn, signedInAs, type World } from './world.ts';

export type FullHousehold = Awaited<ReturnType<typeof fullHousehold>>;

/**
 * A member with one of everything a home can have, entered over the API like a browser does. Every secret word comes
 * from `secret`, so tests can search for these words where they must not appear.
 */
export async function fullHousehold(world: World, secret: (what: string) => string) {
  const me = await signedIn(world);
  const made = async (answer: Promise<{ status: number; text: string; body: unknown }>) => {
    const { status, text, body } = await answer;
    if (status >= 300) throw new Error(`${status}: ${text}`);
    return body as { id: string };
  };
  const policy = { ...HOME.policy, policyNumber: secret('policy number') };
  const home = (await made(me.post('/api/homes', { ...HOME, policy }))) as {
    id: string;
    policies: { id: string }[];
  };
  const api = `/api/homes/${home.id}`;

  const item = await made(
    me.post(`${api}/inventory`, {
      name: 'Camera',
      category: 'Electronics',
      estValue: 900,
      room: 'Office',
      serial: secret('serial'),
      notes: secret('notes'),
    }),
  );
  const { rooms } = (await made(me.get(`${api}/inventory`))) as unknown as { rooms: { id: string }[] };
  const jpeg = await makeJpeg(64, 48);
  const photo = (await made(
    me.sendFile(`${api}/inventory/${item.id}/photos`, `${secret('photo name')}.jpg`, jpeg),
  )) as unknown as { fileId: string };
  const receipt = await made(
    me.sendFile(`${api}/receipts`, `${secret('receipt name')}.pdf`, await makePdf(secret('receipt text'))),
  );
  await made(me.post(`${api}/receipts/${receipt.id}/items`, { ids: [item.id], tied: true }));

  const paper = async (kind: string) =>
    made(
      me.sendFile(
        `${api}/documents?kind=${kind}`,
        `${secret(`${kind} name`)}.pdf`,
        await makePdf(secret(`${kind} text`)),
      ),
    );
  const [document, ...others] = [
    await paper('insurance-policy'),
    await paper('photo-id'),
    await paper('mortgage'),
  ];
  await made(me.patch(`${api}/documents/${others[0]?.id}`, { name: secret('document renamed') }));
  await made(
    me.sendFile(
      `${api}/documents/${document.id}/versions`,
      `${secret('second version name')}.pdf`,
      await makePdf(secret('second version text')),
    ),
  );

  const person = await made(
    me.post(`${api}/household/people`, {
      name: secret('person'),
      ageGroup: 'adult',
      birthYear: null,
      mobility: 'none',
      power: ['oxygen'],
      note: secret('medical note'),
    }),
  );
  const pet = await made(
    me.post(`${api}/household/pets`, {
      species: 'dog',
      count: 1,
      names: secret('pet'),
      isTransportReady: true,
      note: secret('pet note'),
    }),
  );
  const contact = await made(
    me.post(`${api}/household/contacts`, {
      name: secret('contact'),
      relation: secret('relation'),
      phone: '+17075550117',
      email: `${secret('contact mail')}@example.com`.toLowerCase(),
      isOutOfArea: false,
    }),
  );
  await made(
    me.call('PUT', `${api}/household/plan`, {
      ...Object.fromEntries(
        ['meetingNear', 'meetingAway', 'routes', 'gas', 'water', 'power', 'goBag', 'neighbors'].map(
          (part) => [part, secret(`plan ${part}`)],
        ),
      ),
      seats: 5,
      claimPhone: '',
    }),
  );

  const invitation = await made(
    me.post(`${api}/household/invitations`, { email: `guest-${home.id}@example.com`, role: 'viewer' }),
  );
  const readiness = (await made(me.get(`${api}/readiness`))) as unknown as { tasks: { id: string }[] };
  const task = readiness.tasks[0]?.id ?? '';
  await made(me.sendFile(`/api/tasks/${task}/proof`, `${secret('proof name')}.jpg`, jpeg));

  const evidence = { kind: 'document', note: secret('loss evidence') };
  const recovery = (await made(
    me.post(`${api}/recovery`, { lossDate: '2026-01-08', evidence }),
  )) as unknown as RecoveryView;

  const record = await made(
    me.post(`${api}/recovery/records`, {
      kind: 'expense',
      day: '2026-01-10',
      details: { category: 'ALE-FOOD', payee: secret('payee'), amountCents: 1250, note: secret('expense') },
    }),
  );
  await made(
    me.post(`${api}/recovery/records`, {
      kind: 'quote',
      day: '2026-01-12',
      details: {
        by: secret('contractor'),
        license: '1066105',
        work: 'home-improvement',
        scope: secret('quote scope'),
        totalCents: 5000_00,
        status: 'received',
        note: secret('quote note'),
      },
    }),
  );
  await made(me.sendFile(`${api}/recovery/receipts`, `${secret('meal receipt')}.pdf`, await makePdf('meal')));

  const letter = (await made(
    me.post(`${api}/recovery/letters`, { kind: 'policy-copy' }),
  )) as unknown as Letter;
  await made(
    me.call('PUT', `${api}/recovery/letters/${letter.id}`, {
      ...letter.details,
      body: secret('letter'),
      basedOn: letter.updatedAt,
    }),
  );
  const shared = (await made(
    me.post(`${api}/recovery/shares`, { label: secret('recovery share'), days: 7, parts: ['deadlines'] }),
  )) as unknown as { share: { id: string } };

  const packet = await made(me.post(`${api}/claims/packets`));
  await vi.waitFor(
    async () => {
      if (!world.withWorkers) await world.runJobs();
      const { text } = await me.get(`${api}/claims/packets`);
      if (!text.includes('"ready"')) throw new Error(text);
    },
    { timeout: 60_000, interval: 100 },
  );
  const link = (await made(
    me.post(`${api}/claims/packets/${packet.id}/links`, { label: secret('share label'), days: 7 }),
  )) as unknown as { link?: { id: string }; id: string };
  const delivery = { ...DELIVERY, name: secret('receiver'), address: secret('delivery address') };
  const order = await made(
    me.post('/api/orders', { skuId: await addGoods(world), usePoints: false, delivery }),
  );
  const drill = await made(me.post(`${api}/drills`));
  const membership = await giveMembership(world.db, me.user.id, { plan: 'plus' });
  // If everyone automatically has a membership, it is Core, which has no home advisor.
  await world.db.execute(sql`update memberships set plan = 'plus' where user_id = ${me.user.id}`);
  await world.db.execute(sql`update membership_spans set plan = 'plus' where membership_id in
    (select id from memberships where user_id = ${me.user.id})`);
  await made(me.post(`${api}/help/messages`, { id: randomUUID(), text: secret('help message') }));
  const sent = await made(
    me.sendFile(`${api}/help/files/${randomUUID()}`, `${secret('help file name')}.jpg`, jpeg),
  );
  const advisor = await signedInAs(world, 'OPERATIONS');
  await made(
    advisor.call('PUT', `/api/admin/members/${me.user.id}/advisor`, {
      advisorId: advisor.user.id,
      was: null,
    }),
  );
  await made(me.call('PUT', `${api}/recovery/advisor`, { isAgreed: true }));
  const advised = (await made(
    advisor.post(`/api/desk/recoveries/${home.id}/tasks`, {
      title: secret('task'),
      note: secret('task note'),
    }),
  )) as unknown as { tasks: { id: string }[] };
  const inTwoDays = new Date(world.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  await made(
    me.call('PUT', `${api}/advisor/call`, { at: `${inTwoDays}T10:00`, about: secret('call about') }),
  );
  const booking = await made(
    me.post(`${api}/bookings`, {
      id: randomUUID(),
      kind: 'ride',
      from: `${inTwoDays}T10:00`,
      to: `${inTwoDays}T10:00`,
      place: { address: secret('pick-up'), city: 'Paradise', state: 'CA', zip: '95969' },
      people: [person.id],
      needs: { seats: 1 },
      words: { to: secret('destination') },
      notes: secret('booking notes'),
    }),
  );
  const help = (await made(me.get(`${api}/help`))) as unknown as { conversation: { caseId: string } };
  const request = await made(me.post(`${api}/evacuation/requests`, { why: secret('why we ask') }));
  await world.db.execute(sql`delete from memberships where id = ${membership}`);
  const watched = await made(
    me.post('/api/watched-places', {
      kind: 'parents',
      name: secret('watched name'),
      address: secret('watched address'),
      location: { lat: 38.4, lng: -122.7 },
      precision: 'home',
    }),
  );
  return {
    me,
    api,
    ids: {
      placeId: watched.id,
      homeId: home.id,
      policyId: home.policies[0]?.id ?? '',
      itemId: item.id,
      roomId: rooms[0]?.id ?? '',
      fileId: photo.fileId,
      receiptId: receipt.id,
      documentId: document.id,
      personId: person.id,
      petId: pet.id,
      contactId: contact.id,
      invitationId: invitation.id,
      drillId: drill.id,
      requestId: request.id,
      taskId: task,
      recoveryTaskId: advised.tasks[0]?.id ?? '',
      orderId: order.id,
      packetId: packet.id,
      linkId: link.link?.id ?? link.id,
      caseId: help.conversation.caseId,
      bookingId: booking.id,
      messageId: sent.id,
      recordId: record.id,
      letterId: letter.id,
      shareId: shared.share.id,
      factId: recovery.recovery?.facts[0]?.id ?? '',
    },
  };
}
