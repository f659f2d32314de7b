import { describe, expect, test } from 'vitest';
import { capArea, capInfo, capOrder, issue, signCap } from '#test/certificates.ts';
import { forgedAlerts } from '#test/forged-alerts.ts';
import { hasRecordings, recording } from '#test/recordings.ts';
import { readTrustedCertificates } from './cap-signature.ts';
import { readCap } from './feed-cap.ts';

const root = issue({ O: 'Trust', CN: 'Root' }, { isAuthority: true });
const middle = issue({ O: 'Trust', CN: 'Devices' }, { issuer: root, isAuthority: true });
const ipaws = issue({ C: 'US', O: 'FEMA IPAWS', CN: 'IPAWSOPEN200999' }, { issuer: root });
const trusted = readTrustedCertificates(root.pem);
const read = (raw: Buffer, pinned = trusted) => readCap(raw, pinned);

test('reads a signed order in full: identity, times, text, boundary and county', () => {
  expect(read(signCap(capOrder(), ipaws))).toMatchObject({
    sender: 'alerts@canyon.example',
    identifier: 'order-1',
    sentAt: new Date('2026-07-29T02:13:26Z'),
    msgType: 'Alert',
    capStatus: 'Actual',
    event: 'Evacuation Immediate',
    codes: ['EVI'],
    texts: ['Evacuation Order for Upper Canyon & Ridge.', 'Evacuation Order'],
    response: ['Evacuate'],
    endsAt: new Date('2026-07-30T02:13:26Z'),
    // latitude comes first in CAP, longitude in a shape
    shape: [[[[-118.4, 37.36], [-118.4, 37.38], [-118.38, 37.38], [-118.4, 37.36]]]], // prettier-ignore
    counties: ['06027'],
    areaText: 'Upper Canyon',
    signature: 'verified',
    signatureProblem: null,
  });
});

test('two languages for one area produce one area with both texts', () => {
  const infos = capInfo('en-US', 'Evacuation Order.') + capInfo('es-US', 'Orden de evacuaci&#xF3;n.');
  const message = read(signCap(capOrder({ infos }), ipaws));
  expect(message.shape).toHaveLength(1);
  expect(message.texts).toEqual(['Evacuation Order.', 'Evacuation Order', 'Orden de evacuación.']);
});

test('several polygons and a circle are combined; a circle without a radius has no shape', () => {
  const shapes =
    '<polygon>37.3,-118.4 37.4,-118.4 37.4,-118.3 37.3,-118.4</polygon>' +
    '<polygon>37.1,-118.4 37.2,-118.4 37.2,-118.3 37.1,-118.4</polygon><circle>37.5,-118.5 2.5</circle>';
  expect(
    read(signCap(capOrder({ infos: capInfo('en-US', 'x', capArea(shapes)) }), ipaws)).shape,
  ).toHaveLength(3);
  const point = capInfo('en-US', 'x', capArea('<circle>37.5,-118.5 0</circle>'));
  expect(read(signCap(capOrder({ infos: point }), ipaws))).toMatchObject({ shape: null });
});

test('a polygon with an unreadable coordinate is dropped', () => {
  const infos = capInfo('en-US', 'x', capArea('<polygon>37.3,-118.4 37.4 37.4,-118.3 37.3,-118.4</polygon>'));
  expect(read(signCap(capOrder({ infos }), ipaws))).toMatchObject({ shape: null, signature: 'verified' });
});

test('a cancel message has no text and names the message it cancels', () => {
  const cancel = capOrder({
    infos: '',
    inside:
      '<references>a@b.example,order-1,2026-07-29T03:13:26+01:00  County,x.2,2026-07-29T02:00:00-00:00</references>',
  }).replace('<msgType>Alert<', '<msgType>Cancel<');
  expect(read(signCap(cancel, ipaws))).toMatchObject({
    msgType: 'Cancel',
    references: [
      { sender: 'a@b.example', identifier: 'order-1', sentAt: new Date('2026-07-29T02:13:26Z') },
      { sender: 'County', identifier: 'x.2', sentAt: new Date('2026-07-29T02:00:00Z') },
    ],
    endsAt: null,
  });
});

describe('certificate trust', () => {
  const pinned = (raw: Buffer, pems = root.pem) =>
    read(raw, readTrustedCertificates(pems)).signatureProblem === null;

  test('accepts a certificate from a trusted issuer, directly or through an enclosed intermediate', () => {
    const through = issue({ O: 'FEMA IPAWS', CN: 'IPAWSOPEN200998' }, { issuer: middle });
    expect(pinned(signCap(capOrder(), ipaws))).toBe(true);
    expect(pinned(signCap(capOrder(), through, { enclosed: [middle] }))).toBe(true);
    expect(pinned(signCap(capOrder(), through))).toBe(false);
    expect(pinned(signCap(capOrder(), through), middle.pem)).toBe(true);
  });

  test.each([
    ['nobody is trusted', ipaws, ''],
    [
      'it is signed by itself under the right name',
      issue({ O: 'FEMA IPAWS', CN: 'IPAWSOPEN200999' }),
      root.pem,
    ],
    ['the issuer gave it to somebody else', issue({ O: 'Somebody', CN: 'Else' }, { issuer: root }), root.pem],
    [
      'it is by another issuer of the same name',
      issue(
        { O: 'FEMA IPAWS', CN: 'IPAWSOPEN1' },
        { issuer: issue({ O: 'Trust', CN: 'Root' }, { isAuthority: true }) },
      ),
      root.pem,
    ],
  ])('a message needs review when %s', (_, by, pem) => {
    const message = read(signCap(capOrder(), by), readTrustedCertificates(pem));
    expect(message).toMatchObject({
      signature: 'verified',
      signatureProblem: expect.stringMatching(/trusted/),
    });
  });

  test('a certificate that isn’t a CA can’t pass on trust', () => {
    const pretender = issue({ O: 'FEMA IPAWS', CN: 'IPAWSOPEN3' }, { issuer: ipaws });
    expect(pinned(signCap(capOrder(), pretender, { enclosed: [ipaws] }))).toBe(false);
  });
});

describe('messages refused unread', () => {
  test.each(forgedAlerts(ipaws, root))('%s', (_, raw) => {
    const message = read(raw);
    expect(message).toMatchObject({ signature: 'refused', shape: null, texts: [], references: [] });
    expect(message.signatureProblem).toMatch(/^\S.*\.$/);
    expect(message.identifier).toMatch(/^sha256:/);
  });

  test('comments don’t split text: what was signed is what is read', () => {
    const raw = signCap(
      capOrder({ infos: capInfo('en-US', 'Evacuation Order<!-- lifted --> stands.') }),
      ipaws,
    );
    expect(read(raw)).toMatchObject({
      signature: 'verified',
      texts: ['Evacuation Order stands.', 'Evacuation Order'],
    });
  });

  test('undeclared entities are left as they are', () => {
    const raw = signCap(capOrder({ infos: capInfo('en-US', 'Order &amp;xxe; &#38;lt;') }), ipaws);
    expect(read(raw).texts[0]).toBe('Order &xxe; &lt;');
  });
});

describe.runIf(hasRecordings('cap'))('forty recorded messages', () => {
  const messages = () =>
    (JSON.parse(recording('cap', 'ipaws_cap_signed_40_20260729.json').toString()) as { xml: string }[]).map(
      ({ xml }) => Buffer.from(xml),
    );

  test('every signature verifies against its enclosed certificate', () => {
    const read40 = messages().map((raw) => read(raw, []));
    expect(read40.map(({ signature }) => signature)).toEqual(Array.from({ length: 40 }, () => 'verified'));
    expect(read40.every(({ signatureProblem }) => signatureProblem !== null)).toBe(true);
  });

  test('one changed byte gets each message refused', () => {
    for (const raw of messages()) {
      const at = raw.indexOf('<sender>') + '<sender>'.length;
      for (const place of [at, raw.indexOf('<DigestValue>') + 20, raw.indexOf('<SignatureValue>') + 40]) {
        const tampered = Buffer.from(raw);
        tampered[place] = tampered[place] === 0x41 ? 0x42 : 0x41;
        expect(read(tampered, []).signature).toBe('refused');
      }
    }
  });
});
