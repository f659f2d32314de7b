import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#contract/text/language.ts';
import { CASH_REASONS, CASH_STATES, cashText, type CashFacts } from '#contract/core/cash-text.ts';
import { composeNotice } from './compose-notice.ts';
import { alarmingIn, composeDrill } from './drill-words.ts';
import { NOTICE_KINDS, type NoticeFacts } from './notice-facts.ts';
import { TEXT_LIMIT } from './notice-texts.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import { orderFacts } from '#test/notices.ts';
import { readerOf } from './reader.ts';
import { asGsm, gsmLength } from './short-words.ts';

const CASH = {
  cents: 100_000,
  state: 'due',
  review: null,
  card: null,
  reason: null,
  wasSent: false,
  needsIdentity: false,
  isRepayable: false,
} as const;
const FACTS = orderFacts({
  addressLine: '1180 Chautauqua Blvd, Pacific Palisades',
  incidentName: 'Palisades',
  zoneName: 'Zone PAL-E012',
  county: 'Los Angeles',
  room: {
    state: 'held',
    hotel: { name: 'Alder Ridge Inn', address: '40 Main Street, Bakersfield, CA', phone: '(661) 555-0134' },
    firstNight: '2025-01-07',
    nights: 3,
    rooms: 1,
  },
  cash: CASH,
});
const LINKS = {
  seen: `https://app.hearthline.example/seen?t=${'a'.repeat(76)}&n=12345678`,
  page: 'https://app.hearthline.example/evacuation?n=12345678',
};
const write = (
  kind: (typeof NOTICE_KINDS)[number],
  facts: Partial<NoticeFacts> = {},
  { round = 0, language = 'en' }: { round?: number; language?: Language } = {},
) => {
  const its = { ...FACTS, ...facts };
  const reader = readerOf(language, its.timeZone);
  const words = composeNotice(kind, its, { round, links: LINKS, reader });
  return { ...words, written: composeMail('maya@example.com', words.mail) };
};

test('a released room is not described as kept when the order ends', () => {
  const gone = { ...FACTS.room, state: 'released', hotel: null } as NoticeFacts['room'];
  const over = { state: 'lifted', endedAt: new Date('2025-01-09T01:34:00Z') } as const;
  const kept = write('lifted', over);
  expect(kept.written.text).toContain('Your room stays booked for its remaining nights');
  expect(kept.text).toContain('Your room stays.');
  const given = write('lifted', { ...over, room: gone });
  expect(`${given.written.text} ${given.text}`).not.toMatch(/Your room stays/);
  expect(given.written.text).toContain('Your room is no longer held.');
});

test.each(NOTICE_KINDS)(
  'a %s notice says where, when, the source, what we did and where to read more',
  (kind) => {
    const { written, text, push } = write(kind);
    for (const said of [
      '1180 Chautauqua Blvd',
      'Jan 7, 5:34 PM PST',
      'Cal OES',
      'https://protect.genasys.com',
    ]) {
      expect([kind, written.text]).toEqual([kind, expect.stringContaining(said)]);
      expect([kind, text]).toEqual([kind, expect.stringContaining(said)]);
    }
    expect(written.text).toContain('/evacuation');
    expect(written.html).toContain('href="https://protect.genasys.com"');
    expect(push.body).toContain('1180 Chautauqua Blvd');
    expect(text.startsWith('Hearthline: ')).toBe(true);
    expect(`${written.text} ${text} ${push.title}`).not.toMatch(/!|mandatory|voluntary/i);
  },
);

const CASHES: CashFacts[] = [
  ...CASH_STATES.map((state) => ({ ...CASH, state, review: state === 'held' ? 'incident' : null })),
  { ...CASH, review: 'cap' },
  { ...CASH, state: 'held', review: 'new-card' },
  { ...CASH, reason: CASH_REASONS.noProvider },
  { ...CASH, state: 'failed', needsIdentity: true },
];

test.each(CASHES)('the email, the text and the push about cash say the same: %o', (cash) => {
  const { statement, detail } = cashText(cash);
  const plain = (words: string) => asGsm(words).replaceAll(/\s+/g, ' ');
  const { written, text, push } = write('cash', { cash });
  expect(plain(written.text)).toContain(plain(`${statement} ${detail}`));
  expect(text).toContain(plain(statement));
  expect(push.body).toContain(statement);
  const order = write('order', { room: null, cash });
  expect(plain(order.written.text)).toContain(plain(`${statement} ${detail}`));
  if (cash.state !== 'cancelled') expect(order.text).toContain(plain(statement));
});

test('an order sent before the cash decision only says that we’re checking it', () => {
  const { written, text } = write('order', { room: null, cash: CASH });
  for (const words of [written.text, text])
    expect(words).toMatch(/We.re checking your \$1,000 emergency cash\./);
  expect(`${written.text} ${text}`).not.toMatch(/on its way|sending|is sent to/);
});

test('an order says to leave, names the room and cash, and has the acknowledge button', () => {
  const { written, text, push } = write('order');
  expect(written.subject).toBe('Evacuation Order for 1180 Chautauqua Blvd, Pacific Palisades');
  for (const said of [
    'Leave now.',
    'Alder Ridge Inn',
    '3 nights from Tuesday, January 7',
    '$1,000',
    'call 911',
  ])
    expect(written.text).toContain(said);
  expect(written.text).toContain(`I have seen this: ${LINKS.seen}`);
  expect(written.html).toContain('>I have seen this</a>');
  expect(text).toMatch(/^Hearthline: LEAVE NOW\. /);
  expect(text).toContain('Alder Ridge Inn (661) 555-0134');
  expect(text).toContain(LINKS.seen);
  expect(push.title).toBe('Evacuation Order: leave now');
  expect(write('order', {}, { round: 12 }).written.subject).toMatch(/^Reminder 2: Evacuation Order for/);
  expect(write('order', { isBack: true }).written.subject).toMatch(/^The Evacuation Order is back for/);
});

test('a warning says that nothing was booked; only an order has the button', () => {
  const { written } = write('warning', { room: null, cash: null, state: 'warned' });
  expect(written.text).toContain('Get ready now');
  expect(written.text).toContain('We haven’t booked or sent anything yet.');
  for (const kind of NOTICE_KINDS.filter((k) => k !== 'order'))
    expect(write(kind).written.text).not.toContain('I have seen this');
});

test('an order that only vanished from the list is called no longer listed, not lifted', () => {
  const gone = write('lifted', { state: 'lifted', isReportedLifted: true });
  expect(gone.written.subject).toMatch(/^Evacuation Order no longer listed for/);
  expect(gone.written.text).toContain('Your county hasn’t announced that it’s over.');
  expect(gone.text).toContain('no longer listed');
  const said = write('lifted', { state: 'lifted', endReason: 'The order was reduced to a warning.' });
  expect(said.written.text).toContain('ended. The order was reduced to a warning.');
  expect(said.written.text).toContain('Your room stays');
});

test('a correction says plainly that we were wrong, and never that it is safe to return', () => {
  const { written, text } = write('correction', { state: 'cancelled' });
  expect(written.text).toContain('That was our mistake.');
  expect(written.text).toContain('If you see fire or smoke');
  expect(`${written.text} ${text}`).not.toMatch(/\bsafe\b|all clear/i);
});

test('the correction of a warning names the warning and says that nothing was booked', () => {
  const { zoneName, county, source, officialUrl, orderAt } = FACTS;
  const wrongWarning = { zoneName, county, source, officialUrl, orderAt };
  const { written, text } = write('correction', { state: 'warning-ended', wrongWarning, room: null });
  expect(written.subject).toMatch(/^Correction: no Evacuation Warning for/);
  expect(written.text).toContain('We hadn’t booked or sent anything because of it.');
  expect(`${written.text} ${text}`).not.toMatch(/an Evacuation Order for|our order/);
  expect(text).toContain('our warning for');
});

test('whatever places and hotels are called, a text fits two segments and keeps its links', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 200 });
  fc.assert(
    fc.property(
      fc.constantFrom(...NOTICE_KINDS),
      fc.record({
        addressLine: words,
        zoneName: words,
        source: words,
        name: words,
        address: words,
        phone: words,
      }),
      fc.webUrl({ withQueryParameters: true }),
      fc.boolean(),
      fc.constantFrom(...LANGUAGES),
      (kind, { name, address, phone, ...given }, officialUrl, isReportedLifted, language) => {
        const room = {
          state: 'held' as const,
          hotel: { name, address, phone },
          firstNight: '2025-01-07',
          nights: 7,
          rooms: 3,
        };
        fc.pre(new URL(officialUrl).origin.length <= 60);
        const { text } = write(kind, { ...given, officialUrl, room, isReportedLifted }, { language });
        expect(gsmLength(text)).toBeLessThanOrEqual(TEXT_LIMIT);
        expect(asGsm(text)).toBe(text);
        expect(text).toContain(kind === 'order' ? LINKS.seen : LINKS.page);
        expect(text).toContain(new URL(officialUrl).origin);
      },
    ),
    { numRuns: 300 },
  );
});

test('characters outside GSM are replaced with similar GSM ones', () => {
  expect(asGsm('“Cañón” – Peña’s café…')).toBe('"Cañon" - Peña\'s café...');
  expect(asGsm('火 Łódź')).toBe('? ?odz');
  expect(gsmLength('[x]')).toBe(5);
});

test('a drill text starts and ends with DRILL, and never sounds like a real alert', () => {
  const parts = composeDrill({
    addressLine: '12 Oak Lane',
    name: 'Autumn rehearsal',
    pageUrl: 'https://x.example',
    language: 'en',
  });
  expect(parts.subject).toMatch(/^DRILL:/);
  expect(parts.closing).toBe('This was a drill.');
  expect(alarmingIn(JSON.stringify(parts))).toEqual([]);
  for (const name of ['This is NOT a  drill', 'Evacuation Order', 'leave now', 'a real emergency'])
    expect(() =>
      composeDrill({ addressLine: '12 Oak Lane', name, pageUrl: 'https://x.example', language: 'en' }),
    ).toThrow('must not say');
  const { written, text } = write('order');
  expect(alarmingIn(written.text).length).toBeGreaterThan(0);
  expect(alarmingIn(text).length).toBeGreaterThan(0);
});

const WRONG = {
  zoneName: FACTS.zoneName,
  county: FACTS.county,
  source: FACTS.source,
  officialUrl: FACTS.officialUrl,
  orderAt: FACTS.orderAt,
};
/** Every kind of notice, in every state it can have. */
const CASES: [string, (typeof NOTICE_KINDS)[number], Partial<NoticeFacts>][] = [
  ['order', 'order', {}],
  ['order again', 'order', { isBack: true }],
  ['order, perhaps', 'order', { isPossible: true }],
  ['order without services', 'order', { hasServices: false, room: null, cash: null }],
  ['warning', 'warning', { state: 'warned', room: null, cash: null }],
  ['warning, perhaps', 'warning', { state: 'warned', isPossible: true, room: null, cash: null }],
  ['warning after an order', 'warning', { state: 'lifted' }],
  ['lifted', 'lifted', { state: 'lifted', endReason: 'The order was lifted.' }],
  ['reported lifted', 'lifted', { state: 'lifted', isReportedLifted: true }],
  ['lifted to a warning', 'lifted', { state: 'lifted', warning: WRONG }],
  ['wrong warning', 'correction', { state: 'warning-ended', wrongWarning: WRONG, room: null }],
  ['wrong order', 'correction', { state: 'cancelled' }],
  ['wrong return', 'correction', { state: 'lifted' }],
  ['room', 'room', {}],
  ['cash', 'cash', {}],
];
/** The longest links and names that a real member has. */
const REAL = { officialUrl: 'https://protect.genasys.com/zones/US-CA-XLA-PAL-E012' };
/** Words that exist in only one of the languages. */
const ENGLISH = /\b(the|your|order|warning|leave|home|room|until|and|seen|nights?|official)\b/i;

test.each(CASES)(
  '%s: the action comes first in both languages, and the text is not cut',
  (_name, kind, facts) => {
    const english = write(kind, { ...facts, ...REAL });
    const spanish = write(kind, { ...facts, ...REAL }, { language: 'es' });
    for (const { text } of [english, spanish]) {
      expect(gsmLength(text)).toBeLessThanOrEqual(TEXT_LIMIT);
      expect(text).not.toContain('...');
      if (['order', 'warning', 'lifted', 'correction'].includes(kind))
        expect(text).toMatch(/^Hearthline: [A-ZÑ' ]+[.:]? /);
    }
    const said = [
      spanish.written.subject,
      spanish.written.text.replace(/Hearthline\n.*/, ''),
      spanish.text,
      spanish.push.title,
      spanish.push.body,
    ].join(' ');
    expect(said.replaceAll(/https?:\S+|Main Street|Alder Ridge Inn/g, '')).not.toMatch(ENGLISH);
    expect(spanish.written.html).toContain('<html lang="es">');
  },
);

test('an order in Spanish uses California’s own terms, and the home’s own time', () => {
  const { written, text, push } = write('order', { timeZone: 'America/Phoenix' }, { language: 'es' });
  expect(written.subject).toBe('Orden de evacuación para 1180 Chautauqua Blvd, Pacific Palisades');
  expect(written.text).toContain('Salga ahora.');
  expect(written.text).toContain('llame al 911');
  expect(written.text).toContain('7 ene, 6:34 p.m. MST');
  expect(written.text).toContain('3 noches desde el martes, 7 de enero');
  expect(text).toMatch(/^Hearthline: SALGA AHORA\. Orden de evacuacion: 1180 Chautauqua Blvd\. /);
  expect(push.title).toBe('Orden de evacuación: salga ahora');
  expect(write('warning', {}, { language: 'es' }).push.title).toMatch(/^Advertencia de evacuación/);
});

test.each(LANGUAGES)(
  'in %s, no channel suggests returning on our word, or that anyone is safe',
  (language) => {
    for (const state of [{}, { isReportedLifted: true }]) {
      const { written, text } = write('lifted', { state: 'lifted', ...state }, { language });
      const only =
        language === 'en' ? /until your county says it.s safe/g : /hasta que su condado diga que es seguro/g;
      for (const words of [written.text, text]) {
        expect(words).toMatch(only);
        expect(words.replaceAll(only, '')).not.toMatch(/safe|segur|all clear|go back|puede regresar/i);
      }
    }
  },
);

test('a drill in Spanish says so first and last, and never sounds like a real alert', () => {
  const drill = { addressLine: '12 Oak Lane', pageUrl: 'https://x.example', language: 'es' as const };
  const parts = composeDrill({ ...drill, name: 'Ensayo de otoño' });
  expect(parts.subject).toMatch(/^SIMULACRO:/);
  expect(parts.closing).toBe('Esto fue un simulacro.');
  expect(alarmingIn(JSON.stringify(parts))).toEqual([]);
  for (const name of ['Esto NO es un simulacro', 'Orden de evacuación', 'Salga ahora', 'una emergencia real'])
    expect(() => composeDrill({ ...drill, name })).toThrow('must not say');
  const { written, text } = write('order', {}, { language: 'es' });
  expect(alarmingIn(written.text).length).toBeGreaterThan(0);
  expect(alarmingIn(text).length).toBeGreaterThan(0);
});
