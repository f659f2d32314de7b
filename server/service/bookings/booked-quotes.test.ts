/** What a household's rebuild page reads from its bookings. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { RebuildView } from '#contract/home/recovery-rebuild.ts';
import { addPartner, booker, handshakeDouble, partnersOf } from '#test/bookings.ts';
import { openWorld } from '#test/world.ts';

const world = await openWorld({ withWorkers: false });
handshakeDouble();
const answer = partnersOf(world);

test('a contractor’s quote from a booking stands beside quotes from elsewhere, its license once it said yes', async () => {
  const partnerId = await addPartner(world, { kind: 'contractor', name: 'Ridge Roofing' });
  await world.db.execute(sql`insert into partner_documents (partner_id, kind, number, expires_on)
    values (${partnerId}, 'license', '1066105', '2099-12-31')`);
  await addPartner(world, { kind: 'driver', name: 'Any Driver' });
  const me = await booker(world);
  const lossDate = new Date(world.clock.now().getTime() - 2 * 86_400_000).toISOString().slice(0, 10);
  await me.post(`${me.api}/recovery`, { lossDate, evidence: { kind: 'statement', note: '' } });
  const booked = async () => ((await me.get(`${me.api}/recovery/rebuild`)).body as RebuildView).booked;
  const { id } = await me.book('contractor-visit');
  await me.book('ride');
  // Requested, but without a price: nothing to compare yet.
  expect(await booked()).toEqual([]);
  await answer('quoted', { bookingId: id, partnerId, cents: 480_00, note: 'Two people, four hours' });
  expect(await booked()).toMatchObject([
    {
      bookingId: id,
      by: 'Ridge Roofing',
      totalCents: 480_00,
      note: 'Two people, four hours',
      work: 'home-improvement',
      license: null,
    },
  ]);
  await me.act(id, 'agree', { cents: 480_00 });
  const [agreed] = await booked();
  expect(agreed).toMatchObject({ state: 'confirmed', license: '1066105' });
  // A refused or canceled booking is no longer a quote.
  const { cancelTerms } = await me.read(id);
  await me.act(id, 'cancel', { terms: cancelTerms });
  expect(await booked()).toEqual([]);
});
