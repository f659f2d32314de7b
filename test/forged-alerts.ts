/** Official alerts that must not be trusted: unsigned, changed, wrapped, weakly signed or unreadable. */
import { capInfo, capOrder as capOrderOfJuly, type Identity, issue, signCap } from './certificates.ts';

const changed = (raw: Buffer, from: string, to: string) => Buffer.from(raw.toString().replace(from, to));

/**
 * Each with what is wrong with it. `ipaws` is the sender we trust, issued by `root`. `capOrder` builds the message.
 * Uses the current time, because an old message would be ignored for its age alone, which would prove nothing.
 */
export function forgedAlerts(
  ipaws: Identity,
  root: Identity,
  capOrder: typeof capOrderOfJuly = capOrderOfJuly,
): [string, Buffer][] {
  const good = signCap(capOrder(), ipaws);
  const evil = capInfo('en-US', 'Evacuation Order for everybody.');
  const signature = /<Signature[\s\S]*<\/Signature>/.exec(good.toString())?.[0] ?? '';
  const expired = issue(
    { O: 'FEMA IPAWS', CN: 'IPAWSOPEN200999' },
    { issuer: root, from: new Date('2020-01-01T00:00:00Z'), to: new Date('2022-01-01T00:00:00Z') },
  );
  return [
    ['not signed', Buffer.from(capOrder())],
    ['a changed word', changed(good, 'Upper Canyon', 'Lower Canyon')],
    ['a changed line', changed(good, '37.38,-118.38', '38.38,-118.38')],
    ['a changed certificate', changed(good, ipaws.pem.slice(100, 140).replaceAll('\n', ''), 'A'.repeat(40))],
    ['two signatures', changed(good, signature, signature + signature)],
    ['words after the signature', changed(good, '</alert>', `${evil}</alert>`)],
    ['words before it', changed(good, '<Signature', `${evil}<Signature`)],
    [
      'the signed message wrapped in another',
      Buffer.from(`<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">${evil}${good.toString()}</alert>`),
    ],
    [
      'the signature moved into a message it does not cover',
      Buffer.from(capOrder({ infos: evil }).replace('</alert>', `${signature}</alert>`)),
    ],
    [
      'the signed message hidden in the signature of another',
      Buffer.from(
        capOrder({ infos: evil }).replace(
          '</alert>',
          `${signature.replace('</Signature>', `<Object>${capOrder()}</Object></Signature>`)}</alert>`,
        ),
      ),
    ],
    ['a signature over a part', signCap(capOrder(), ipaws, { xpath: "//*[local-name(.)='info']" })],
    [
      'an old algorithm',
      signCap(capOrder(), ipaws, { algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }),
    ],
    ['an old digest', signCap(capOrder(), ipaws, { digest: 'http://www.w3.org/2000/09/xmldsig#sha1' })],
    ['a weak key', signCap(capOrder(), issue(ipaws.subject, { issuer: root, bits: 1024 }))],
    ['a certificate that was over', signCap(capOrder(), expired)],
    [
      'a doctype',
      Buffer.from(`<!DOCTYPE alert [<!ENTITY x SYSTEM "file:///etc/passwd">]>${good.toString()}`),
    ],
    ['a doctype in capitals and blanks', Buffer.from(`<!doctype  alert>${good.toString()}`)],
    ['UTF-16', Buffer.from(good.toString(), 'utf16le')],
    ['another encoding', Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${good.toString()}`)],
    ['bytes that are no text', Buffer.concat([good, Buffer.from([0xff, 0xfe])])],
    ['half of it', good.subarray(0, good.length / 2)],
    ['nothing', Buffer.alloc(0)],
    ['no XML', Buffer.from('{"alert":"<Signature></Signature>"}')],
    ['a flood', Buffer.concat([good, Buffer.alloc(600_000, 32)])],
    ['a deep well', signCap(capOrder({ inside: '<note>'.repeat(40) + '</note>'.repeat(40) }), ipaws)],
    ['another language', signCap('<alert xmlns="urn:x"><identifier>1</identifier></alert>', ipaws)],
    ['no time', signCap(capOrder().replace(/<sent>[^<]*</, '<sent>soon<'), ipaws)],
    ['a time of nowhere', signCap(capOrder().replace(/\+\d\d:00<\/sent>/, '</sent>'), ipaws)],
    ['a reference to nothing', signCap(capOrder({ inside: '<references>all</references>' }), ipaws)],
  ];
}
