import { describe, expect, test } from 'vitest';
import { addHome } from '#test/homes.ts';
import { PIN_EVIDENCE } from '#test/pin.ts';
import { openWorld, signedIn } from '#test/world.ts';

const world = await openWorld();

describe('home location', () => {
  const paradise = { lat: 39.7596, lng: -121.6219 };
  const placed = { ...paradise, evidence: PIN_EVIDENCE };

  test('a pin makes it exact', async () => {
    const me = await signedIn(world);
    const { id } = await addHome(me);
    const { body } = await me.call('PUT', `/api/homes/${id}/location`, placed);
    expect(body).toMatchObject({ ...paradise, accuracy: 'pin', canStartServices: true });
  });

  test.each([
    ['no evidence', undefined, 'street', 2640],
    ['an empty map', { how: 'map', zoom: 19 }, 'street', 2640],
    ['streets in view', PIN_EVIDENCE, 'pin', 50],
    ['a device that knows where it is', { how: 'device', deviceMeters: 20 }, 'pin', 70],
  ])(
    'a pin placed with %s is stored with that precision',
    async (_what, evidence, accuracy, accuracyFeet) => {
      const me = await signedIn(world);
      const { id } = await addHome(me);
      const { body } = await me.call('PUT', `/api/homes/${id}/location`, { ...paradise, evidence });
      expect(body).toMatchObject({
        ...paradise,
        accuracy,
        accuracyFeet,
        canStartServices: accuracy === 'pin',
        lookedUp: { accuracy: 'zip' },
      });
    },
  );

  test.each([
    [
      'a tap on a whole county',
      { how: 'map', zoom: 9, hasStreets: true },
      'Zoom in until you can see your street',
    ],
    ['a tap without a zoom', { how: 'map', hasStreets: true }, 'Zoom in until you can see your street'],
    ['a zoom that no map has', { how: 'map', zoom: 99, hasStreets: true }, undefined],
    ['a device nearer than nothing', { how: 'device', deviceMeters: -1 }, undefined],
    ['no way of placing it', { zoom: 18, hasStreets: true }, undefined],
  ])('a pin from %s is refused', async (_what, evidence, words) => {
    const me = await signedIn(world);
    const { id } = await addHome(me);
    const reply = await me.call('PUT', `/api/homes/${id}/location`, { ...paradise, evidence });
    expect(reply.status).toBe(400);
    if (words) expect((reply.body as { error: string }).error).toContain(words);
    expect((await me.get(`/api/homes/${id}`)).body).toMatchObject({ accuracy: 'zip' });
  });

  test('an exact pin is not replaced by a less exact one', async () => {
    const me = await signedIn(world);
    const { id } = await addHome(me);
    await me.call('PUT', `/api/homes/${id}/location`, placed);
    const blind = { lat: paradise.lat + 0.001, lng: paradise.lng, evidence: { how: 'typed' } };
    expect(await me.call('PUT', `/api/homes/${id}/location`, blind)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('less exact than the location we have') },
    });
    expect((await me.get(`/api/homes/${id}`)).body).toMatchObject({ ...paradise, accuracy: 'pin' });
  });

  test('the ZIP code’s center is refused as a pin; a point nearby is accepted', async () => {
    const me = await signedIn(world);
    const { id, lat, lng, accuracy } = await addHome(me);
    expect(accuracy).toBe('zip');
    if (lat === null || lng === null) throw new Error('no point');
    const place = (point: object) =>
      me.call('PUT', `/api/homes/${id}/location`, { ...point, evidence: PIN_EVIDENCE });
    for (const guess of [
      { lat, lng, confirmed: true },
      { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) },
    ]) {
      const reply = await place(guess);
      expect(reply.status).toBe(400);
      expect((reply.body as { error: string }).error).toContain('Move the pin to your roof');
    }
    expect((await place({ lat: lat + 0.0002, lng })).status).toBe(200);
    // A pin that a member placed may be saved again unchanged.
    expect((await place({ lat: lat + 0.0002, lng })).status).toBe(200);
  });

  test.each([
    ['Oregon', { lat: 44.05, lng: -123.09 }],
    ['the ocean', { lat: 34, lng: -130 }],
    ['Mexico', { lat: 31.8, lng: -116.6 }],
    ['Paris', { lat: 48.85, lng: 2.35 }],
  ])('a pin in %s is refused, even if confirmed', async (_where, point) => {
    const me = await signedIn(world);
    const { id } = await addHome(me);
    const reply = await me.call('PUT', `/api/homes/${id}/location`, { ...point, confirmed: true });
    expect(reply.status).toBe(400);
    expect((reply.body as { error: string }).error).toContain('outside California, Nevada and Arizona');
  });

  test('a pin far from the home’s old location needs confirmation', async () => {
    const me = await signedIn(world);
    const { id } = await addHome(me);
    const place = (point: object) =>
      me.call('PUT', `/api/homes/${id}/location`, { ...point, evidence: PIN_EVIDENCE });
    await place(paradise);
    const threeKm = { ...paradise, lat: paradise.lat + 0.027 };
    expect((await place(threeKm)).status).toBe(409);
    expect((await place({ ...paradise, lat: paradise.lat + 0.017 })).status).toBe(200);
    await place(paradise);
    expect((await place({ ...threeKm, confirmed: true })).status).toBe(200);
  });

  test('a new address removes the pin, and a new spelling does not', async () => {
    const me = await signedIn(world);
    const { id } = await addHome(me);
    await me.call('PUT', `/api/homes/${id}/location`, placed);
    expect((await me.patch(`/api/homes/${id}`, { address: '1482  RIDGECREST Drive.' })).body).toMatchObject({
      accuracy: 'pin',
      ...paradise,
    });
    expect((await me.patch(`/api/homes/${id}`, { address: '12 Other Street' })).body).toMatchObject({
      accuracy: 'zip',
      canStartServices: false,
    });
  });

  test('coordinates sent by a browser can’t claim rooftop accuracy', async () => {
    const me = await signedIn(world);
    expect(await addHome(me, { ...paradise })).toMatchObject({ ...paradise, accuracy: 'street' });
    expect(await addHome(me, { lat: 48.85, lng: 2.35 })).toMatchObject({ accuracy: 'zip' });
  });
});
