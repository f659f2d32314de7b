import { describe, expect, test } from 'vitest';
import { reported } from '#test/alert-messages.ts';
import { readCap } from '#server/adapters/feed-cap.ts';
import { readNws } from '#server/adapters/feed-nws.ts';
import { hasRecordings, recording } from '#test/recordings.ts';
import { meaningOf, type Meaning } from './message-meaning.ts';

const judge = (text: string, changed: Parameters<typeof reported>[0] = {}) =>
  meaningOf(
    reported({ event: 'Local Area Emergency', codes: ['CEM'], response: [], texts: [text], ...changed }),
  );

const sure = (meaning: Meaning) => ({ meaning, isDoubtful: false });
const doubtful = (meaning: Meaning) => ({ meaning, isDoubtful: true });

describe('clear wording', () => {
  test.each<[Meaning, string]>([
    ['order', 'EVACUATION ORDER for Zone 12. Leave immediately by Highway 9.'],
    ['order', 'Canyon Fire: a mandatory evacuation is in effect east of Ridge Road.'],
    ['order', 'Lvl3 Evac, Leave NOW! This may be your only notice.'],
    ['order', 'LEVEL THREE - GO. Evacuate the valley.'],
    ['order', 'Residents along the creek have now been moved to GO status. Go now.'],
    ['order', 'The Evacuation Warning for Zone 4 has been upgraded to an Evacuation Order.'],
    ['order', 'The sheriff has issued an evacuation order until the order is lifted.'],
    ['order', 'You are ordered to evacuate. If you need help call 211.'],
    ['order', 'Orden de evacuación para la zona 12. Salga ahora.'],
    ['order', 'Evacuación obligatoria en el cañón.'],
    ['order', 'This is not a test. Evacuation Order for Oak Flat.'],
    ['order', 'Evacuation Order in place for Oak Flat. Exercise caution on the roads.'],
    ['order', 'Evacuation Order. Check the latest map. Contest Avenue is open.'],
    ['order', 'Evacuations have been ordered east of Ridge Road.'],
    ['order', 'Evacuation orders will be lifted on Friday at noon.'],
    ['order', 'The evacuation order has not been lifted.'],
    ['order', 'The road closure is lifted. Evacuation Order in effect for Oak Flat.'],
    ['order', 'Zones 5 to 7 moved to Level 3 GO.'],
    ['warning', 'The mandatory evacuation was downgraded to a voluntary evacuation.'],
    ['lifted', 'Oak Flat is no longer under an evacuation order.'],
    ['lifted', 'The evacuation order for Oak Flat has expired.'],
    ['lifted', 'CANCEL: Evacuation Order for Oak Flat.'],
    ['lifted', 'Se ha levantado la orden de evacuación en el cañón.'],
    ['notice', 'The level 1 trauma center is open. Level 2 chargers are free.'],
    ['warning', 'Evacuation Warning in place. Unknown duration for this warning order.'],
    ['warning', 'The evacuation order for Zone 4 has been reduced to an evacuation warning.'],
    [
      'warning',
      'Oak Flat is now in SET status; a voluntary evacuation is in effect. Leave now if you can or if you feel unsafe.',
    ],
    ['warning', 'Level 2: be set to leave at a moment.'],
    ['warning', 'Evacuation Warning. An evacuation order may be issued if the wind turns.'],
    ['warning', 'Advertencia de evacuación para la zona 4. Salga ahora si se siente inseguro.'],
    ['ready', 'Oak Flat is in READY status. Prepare to leave, and leave early if you feel unsafe.'],
    ['ready', 'Estado LISTO por incendio. Prepárese para salir.'],
    ['shelter', 'Shelter in place: close windows, stay inside until further notice.'],
    ['lifted', 'All evacuation orders for the Canyon Fire have been lifted.'],
    ['lifted', 'The county has rescinded the evacuation warning for Oak Flat.'],
    ['lifted', 'Evacuation zones 3 and 4 are clear to repopulate.'],
    ['lifted', 'La orden de evacuación ha sido levantada.'],
    ['notice', 'Boil water advisory in effect until further notice.'],
    ['notice', 'The boil water advisory has been lifted.'],
    ['notice', 'Highway 9 is closed due to a crash. Use other routes.'],
    ['notice', 'Missing person, last seen near Oak Flat. Call 911.'],
  ])('%s: %s', (meaning, text) => {
    expect(judge(text)).toMatchObject(sure(meaning));
  });
});

describe('what needs review', () => {
  test.each<[Meaning, string, Parameters<typeof judge>[1]?]>([
    ['order', 'Evacuation Order for Zone 1. Evacuation Warning for Zone 2.'],
    [
      'order',
      'The evacuation order for Zone 1 is lifted. The evacuation order for Zone 2 remains in effect.',
    ],
    ['order', 'Evacuation Order. Shelter in place.'],
    ['order', 'Leave the area immediately.'],
    ['order', 'Evacuation Order for Oak Flat. Evacuees may go to the training room of the school.'],
    ['lifted', 'Some evacuation orders have been lifted.'],
    ['lifted', 'The evacuation order is lifted except for Zone 3.'],
    ['unknown', 'The evacuation order for Oak Flat has been downgraded.'],
    ['unknown', 'If you live in Zone 3 you are under an evacuation order.'],
    ['warning', 'Level I SET: fire danger.'],
    ['warning', 'Evacuation Warning. Leave now.'],
    ['warning', 'Prepare to evacuate.'],
    ['unknown', 'An evacuation center is open at the high school.'],
    ['unknown', 'No evacuation orders at this time.'],
    [
      'unknown',
      'Fire near Oak Flat.',
      { codes: ['EVI'], event: 'Evacuation Immediate', response: ['Evacuate'] },
    ],
    ['unknown', '', { codes: ['EVI'] }],
  ])('%s, perhaps: %s', (meaning, text, changed) => {
    expect(judge(text, changed)).toMatchObject(doubtful(meaning));
  });
});

/** Sent the way real ones are, so only its words can make it doubtful. */
const called = { codes: ['EVI'], event: 'Evacuation Immediate', response: ['Evacuate'] };

describe('mentions of orders that order nothing here and now are always doubtful', () => {
  test.each([
    'Evacuation orders are anticipated for Zone 5 this evening. Get ready.',
    'Evacuation orders for Zone 5 are possible this evening.',
    'Evacuation orders are likely later tonight. EVACUATION WARNING for Forest Ranch.',
    'Officials are considering evacuation orders for Magalia.',
    'Be advised that evacuation orders will be issued at 6 pm for Zone 8.',
    'Mandatory evacuations will begin at 6 pm.',
    'Evacuation orders end at 6 pm.',
    'Evacuation orders for neighboring Plumas County are in effect; Butte County is not affected.',
    'Evacuation orders are in effect in Plumas County. Butte County is not affected.',
    'The Evacuation Order for Zone A does not include Zone B. Zone B residents can stay home.',
    'False alarm: the evacuation order sent at 3 pm was sent in error. Please disregard.',
    'Evacuation Order for Oak Flat. Correction: this was sent by mistake.',
    'Please disregard the previous Evacuation Order message.',
    'An alert with an evacuation order was sent to the wrong area.',
    "Anyone displaced by yesterday's evacuation orders can get help at the Fairgrounds.",
    'Evacuation Order reminder: know your zone.',
    'Questions about evacuation orders? Call 211.',
    'What an evacuation order means for you.',
    'Evacuation Order for Oak Flat unless the wind turns.',
    'Todavía no se ordena la evacuación obligatoria; esté atento.',
    'Aún no hay evacuación obligatoria.',
    'La orden de evacuación fue enviada por error.',
    'Orden de evacuación: falsa alarma.',
    'Evacuation warnings are expected tomorrow.',
  ])('%s', (text) => {
    expect(judge(text, called).isDoubtful).toBe(true);
    expect(judge(text).isDoubtful).toBe(true);
  });

  test.each(['Monitor', 'AllClear', 'None', 'Assess'])('an order with the response %s', (response) => {
    const text = 'Evacuation Order for Oak Flat.';
    expect(judge(text, { response: [response] })).toMatchObject(doubtful('order'));
    expect(judge(text, { response: [response, 'Evacuate'] })).toMatchObject(sure('order'));
  });
});

describe('a clearly stated order is certain', () => {
  test.each([
    'Evacuation order: over 500 homes in Zone 9. Leave now.',
    'Evacuation Order issued for homes over on Elk Creek Road. Go now.',
    'Evacuation Order for Oak Flat: the fire is no longer contained.',
    'The fire is no longer contained and an evacuation order is in effect for Oak Flat.',
    'Evacuation orders are over 24 hours old and remain in place for Zone 7.',
    'Evacuation Order for Oak Flat due to expected flooding.',
    'Evacuation Order - Oak Flat',
    'Evacuation Order for Oak Flat and nearby canyons. Do not ignore this order.',
    'Evacuation Order for Oak Flat, if you need help call 211.',
    'EVACUATION ORDER for Oak Flat. Leave now. Do not return home until the all clear is given.',
    'The evacuation order for Oak Flat is not yet lifted.',
    'The Evacuation Order for Zones 1-3 remains in effect. The road closure on Skyway has been lifted.',
  ])('%s', (text) => {
    expect(judge(text, called)).toMatchObject(sure('order'));
  });
});

describe('a lift that may be partial or not a lift is always doubtful', () => {
  test.each([
    'Evacuation order lifted for Paradise west of Skyway. East of Skyway residents still cannot return.',
    'Evacuation order lifted for Paradise west of Skyway.',
    'The evacuation order is lifted. Residents of Upper Ridge cannot return.',
    'The evacuation order for Zone 1 is lifted. Zone 2: go now.',
    'The evacuation order for Zone 1 is lifted. Zone 2 must leave immediately.',
    'The road closure is lifted and an evacuation order is issued for Zone 9.',
    'Evacuation Order for Zone 4, and the closure of Skyway has been lifted.',
    'Evacuation Order for Zone 4, where a fallen tree was removed.',
    'The evacuation center is open. The Red Flag Warning has expired.',
    'Evacuation orders lifted: residents may return to their homes with an escort only.',
    'The evacuation order is lifted. Please disregard the earlier message.',
    'La orden de evacuación se levantó en partes de la zona 3.',
  ])('%s', (text) => {
    expect(judge(text, called).isDoubtful).toBe(true);
  });

  test.each([
    'Evacuation orders are over.',
    'The evacuation order for Oak Flat is no longer in effect.',
    'Evacuation Order for Zone 4 lifted.',
    'The evacuation order has been lifted. Residents may return home.',
    'La orden de evacuación en la zona 3 se levantó.',
  ])('clear lift wording is certain: %s', (text) => {
    expect(judge(text, called)).toMatchObject(sure('lifted'));
  });
});

test('the event code alone decides nothing', () => {
  const evi = { codes: ['EVI'], event: 'Immediate Evacuation ', response: ['Evacuate'] };
  expect(judge('Oak Flat is in READY status.', evi)).toMatchObject(sure('ready'));
  expect(judge('Oak Flat is now in SET status.', evi)).toMatchObject(sure('warning'));
  expect(judge('Evacuation Order.', { codes: ['FRW'], event: 'Fire Warning' })).toMatchObject(sure('order'));
  // but "leave now", where everything else says the same, is an order
  expect(judge('Wildfire at the ridge. Leave immediately.', evi)).toMatchObject(sure('order'));
});

describe('drills', () => {
  const order = 'Evacuation Order for Oak Flat.';
  test.each([
    ['its status', { capStatus: 'Exercise' }],
    ['a draft', { capStatus: 'Draft' }],
    ['a weekly test', { codes: ['RWT'] }],
    ['a monthly test', { codes: ['RMT'] }],
    ['a demonstration', { codes: ['DMO'] }],
    ['its sender', { sender: '200154_IPAWS_TSSF_COB_Training' }],
    ['the name of its sender', { senderName: 'County Test Desk' }],
  ])('are recognized by %s', (_, changed) => {
    expect(judge(order, changed)).toMatchObject(sure('test'));
  });

  test('are recognized by their wording', () => {
    expect(judge('This is only a test of the evacuation system.')).toMatchObject(sure('test'));
    expect(judge('Esto es una prueba.')).toMatchObject(sure('test'));
  });

  test('an order whose text may be a drill is held, never dropped', () => {
    expect(judge('**TEST** Evacuation Order for Oak Flat.')).toMatchObject(doubtful('order'));
    expect(judge('Evacuation Order for Oak Flat. This is a drill.')).toMatchObject(doubtful('order'));
    expect(judge('Evacuation Order for Oak Flat, near the drill site.')).toMatchObject(doubtful('order'));
  });
});

describe('weather service messages', () => {
  const nws = { sender: 'w-nws.webmaster@noaa.gov', senderName: 'NWS Hanford', codes: ['FFW'] };
  test('mention orders without issuing any', () => {
    const text =
      'Do not attempt to travel unless you are fleeing an area subject to flooding or\nunder an evacuation order.';
    expect(judge(text, nws)).toMatchObject(sure('notice'));
    expect(judge(text.toUpperCase(), nws)).toMatchObject(sure('notice'));
    expect(
      judge('No intente viajar a menos que sea para abandonar un area bajo una orden de desalojo.', nws),
    ).toMatchObject(sure('notice'));
    expect(judge('The Heat Advisory has been cancelled.', nws)).toMatchObject(sure('notice'));
    expect(judge('Evacuation Order for Oak Flat by the sheriff.', nws)).toMatchObject(doubtful('order'));
  });

  test('relay orders of other agencies at their request', () => {
    expect(judge('Evacuation Order for Oak Flat.', { ...nws, codes: ['EVI'] })).toMatchObject(sure('order'));
  });
});

test('a cancel message lifts what it names; acknowledgments have no effect', () => {
  expect(judge('', { msgType: 'Cancel', texts: [] })).toMatchObject(sure('lifted'));
  expect(judge('', { msgType: 'Cancel', texts: [], capStatus: 'Test' })).toMatchObject(sure('test'));
  expect(judge('Evacuation Order', { msgType: 'Ack' })).toMatchObject(sure('other'));
});

describe.runIf(hasRecordings('cap'))('forty recorded messages', () => {
  const messages = () =>
    (JSON.parse(recording('cap', 'ipaws_cap_signed_40_20260729.json').toString()) as { xml: string }[]).map(
      ({ xml }) => readCap(Buffer.from(xml), []),
    );

  test('all are classified as a person would', () => {
    const counts = new Map<string, number>();
    for (const message of messages()) {
      const { meaning, isDoubtful, why } = meaningOf(message);
      expect(why).not.toBe('');
      const as = `${meaning}${isDoubtful ? ', in doubt' : ''}`;
      counts.set(as, (counts.get(as) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({
      test: 6,
      order: 5,
      warning: 2,
      'warning, in doubt': 1, // "LEVEL I SET"
      ready: 1,
      lifted: 2, // cancels
      notice: 23,
    });
  });

  test('one event code covers READY, SET and an order', () => {
    const evi = messages().filter(({ codes }) => codes.includes('EVI'));
    expect(new Set(evi.map((message) => meaningOf(message).meaning))).toEqual(
      new Set(['order', 'warning', 'ready']),
    );
  });
});

describe.runIf(hasRecordings('nws'))('recorded weather service alerts', () => {
  test('none of them is an order', () => {
    const { messages } = readNws(recording('nws', 'alerts_active_20260715.json'));
    expect(
      messages.map((message) => meaningOf(message)).filter(({ meaning }) => meaning !== 'notice'),
    ).toEqual([]);
  });
});

test('the words that decided the classification are shown', () => {
  expect(judge('EVACUATION ORDER for Zone 12.').why).toBe('It says "evacuation order".');
});
