/** Official alerts with forged, moved or wrapped signatures, served by a feed that the server polls. */
import { capInfo, capOrder, issue, signCap } from '#test/certificates.ts';
import { startFeed } from '#test/feed-double.ts';
import { forgedAlerts } from '#test/forged-alerts.ts';
import { signedInAdmin } from '#test/world.ts';
import type { Attack } from './target.ts';

const root = issue({ O: 'Trust', CN: 'Root' }, { isAuthority: true });
const ipaws = issue({ C: 'US', O: 'FEMA IPAWS', CN: 'IPAWSOPEN200999' }, { issuer: root });
const neighbor = issue({ C: 'US', O: 'Someone else', CN: 'IPAWSOPEN200999' }, { issuer: root });
/** An IPAWS certificate signs alerts; it may not issue certificates. */
const heir = issue({ C: 'US', O: 'FEMA IPAWS', CN: 'IPAWSOPEN200998' }, { issuer: ipaws });
const stranger = issue({ C: 'US', O: 'FEMA IPAWS', CN: 'IPAWSOPEN200999' });

const entry = (href: string) =>
  `<entry><id>${href}</id><title>x</title><link href="${href}"/><category term="06" label="statefips"/></entry>`;
const list = (names: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><title>IPAWS</title>${names.map(entry).join('')}</feed>`;

/** Uses today's times, or the server would treat every message as outdated. */
const today = (xml: string): string => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().replace('Z', '+00:00');
  return xml.replace(/<sent>[^<]*</, `<sent>${at(0)}<`).replaceAll(/<expires>[^<]*</g, `<expires>${at(24)}<`);
};

let written = 0;
/** An order from today with its own identifier. Otherwise the second of two would count as a duplicate. */
const orderNow: typeof capOrder = (changed) => {
  written += 1;
  return today(capOrder({ identifier: `forged-${written}`, ...changed }));
};
const evilOrder = (inside = ''): string =>
  orderNow({ inside, infos: capInfo('en-US', 'Evacuation Order for everybody.') });

/**
 * Valid signatures by a trusted signer that cover only part of the message. If one were accepted, an attacker
 * could write anything around the signed part.
 */
function partlySigned(): [string, Buffer][] {
  const only = (name: string) => ({ xpath: `/*/*[local-name(.)='${name}']` });
  const inner = orderNow();
  return [
    ['an evil message with a signed note', signCap(evilOrder('<note>A test.</note>'), ipaws, only('note'))],
    ['an evil message with a signed scope', signCap(evilOrder(), ipaws, only('scope'))],
    ['an evil message around one that is signed', signCap(evilOrder(inner), ipaws, only('alert'))],
    [
      'an evil message around a signed one of an earlier day',
      signCap(evilOrder(capOrder({ identifier: 'of July' })), ipaws, only('alert')),
    ],
  ];
}

/** More wrapping variants than the parser's own tests: by ID, in comments, in processing instructions. */
function wrapped(): [string, Buffer][] {
  const good = signCap(orderNow(), ipaws).toString();
  const evil = evilOrder();
  const signature = /<Signature[\s\S]*<\/Signature>/.exec(good)?.[0] ?? '';
  const put = (inside: string) => Buffer.from(evil.replace('</alert>', `${inside}</alert>`));
  return [
    ['an evil message around the good one', put(good)],
    [
      'the good message in an object of the signature',
      put(signature.replace('</Signature>', `<Object Id="x">${good}</Object></Signature>`)),
    ],
    [
      'a reference by id to the good message',
      put(
        signature
          .replace('URI=""', 'URI="#x"')
          .replace('</Signature>', `<Object Id="x">${good}</Object></Signature>`),
      ),
    ],
    ['the signature in a comment and a copy after it', put(`<!--${signature}-->${signature}`)],
    [
      'the signature of another prefix',
      put(
        signature
          .replaceAll('<Signature', '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#"')
          .replaceAll('</Signature', '</ds:Signature'),
      ),
    ],
    ['a digest split by a comment', put(signature.replace(/<DigestValue>(.{4})/, '<DigestValue>$1<!-- -->'))],
    ['the right name, by an untrusted issuer', signCap(evil, stranger)],
    ['another name, by the trusted issuer', signCap(evilOrder(), neighbor)],
    ['the right name, issued by IPAWS itself', signCap(evilOrder(), heir, { enclosed: [ipaws] })],
    ['a signature without a certificate', put(signature.replace(/<KeyInfo>[\s\S]*<\/KeyInfo>/, ''))],
  ];
}

/** The forging feed, and the settings of a server that polls it. */
export async function openForgedFeed() {
  const feed = await startFeed({ '/rest/feed': list([]) });
  feed.state.isTagged = false;
  const env = {
    FEEDS: 'ipaws',
    IPAWS_URL: `${feed.url}/rest`,
    IPAWS_TRUST: root.pem.replaceAll('\n', '\\n'),
  };
  return { env, attack: forgeSignatures(feed) };
}

const forgeSignatures = (feed: Awaited<ReturnType<typeof startFeed>>): Attack => ({
  name: 'official alerts with forged, moved or wrapped signatures',
  run: async ({ world }) => {
    const good = signCap(today(capOrder({ identifier: 'control' })), ipaws);
    const forged = [...forgedAlerts(ipaws, root, orderNow), ...partlySigned(), ...wrapped()].filter(
      ([what]) => what !== 'nothing',
    );
    const offered = [['a good one', good] as const, ...forged];
    offered.forEach(([, raw], n) => (feed.state.answers[`/rest/eas/${n}`] = raw));
    feed.state.answers['/rest/feed'] = list(offered.map((_, n) => `eas/${n}`));
    const admin = await signedInAdmin(world);
    const pulled = await admin.post('/api/admin/operations/feeds/ipaws/pull', {});
    if (pulled.status !== 200) return [`The feed could not be asked: ${pulled.status} ${pulled.text}`];
    const { rows } = await world.database.pool.query<{
      identifier: string;
      signature: string;
      zone_id: string;
      why: string;
      is_doubtful: string;
    }>(`select identifier, signature, zone_id, why, is_doubtful from alert_messages where feed_id = 'ipaws'`);
    const faults: string[] = [];
    if (!rows.some(({ identifier, signature }) => identifier === 'control' && signature === 'verified'))
      faults.push(`The good message was not taken: ${JSON.stringify(rows).slice(0, 300)}`);
    // Refused messages are stored under their hash, because nothing in them is trusted, not even their name.
    for (const row of rows.filter(({ identifier }) => identifier !== 'control'))
      if (row.zone_id !== null || (row.signature === 'verified' && row.is_doubtful === 'no'))
        faults.push(`A forged alert is believed: ${JSON.stringify(row)}`);
    if (rows.length < forged.length / 2)
      faults.push(`Only ${rows.length} of ${forged.length} messages were read.`);
    const { rows: zones } = await world.database.pool.query<{ n: number }>(
      `select count(*)::int as n from zones where feed_id = 'ipaws' and id not in (select zone_id from alert_messages where identifier = 'control' and zone_id is not null)`,
    );
    if (zones[0]?.n !== 0) faults.push(`Forged alerts made ${zones[0]?.n} zones.`);
    return faults;
  },
});
