/** Certificates and signed CAP messages for tests, created on the fly. */
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { SignedXml } from 'xml-crypto';

const tlv = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const size = body.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
};
const sequence = (...parts: Buffer[]) => tlv(0x30, ...parts);
const oid = (hex: string) => tlv(0x06, Buffer.from(hex, 'hex'));
const utf8 = (text: string) => tlv(0x0c, Buffer.from(text));
const utcTime = (at: Date) =>
  tlv(0x17, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));

const SHA256_RSA = sequence(oid('2a864886f70d01010b'), tlv(0x05));
const ATTRIBUTES = { C: '550406', O: '55040a', CN: '550403' } as const;
type Subject = { C?: string; O: string; CN: string };
const nameOf = (subject: Subject) =>
  sequence(
    ...(['C', 'O', 'CN'] as const).flatMap((key) => {
      const value = subject[key];
      return value ? [tlv(0x31, sequence(oid(ATTRIBUTES[key]), utf8(value)))] : [];
    }),
  );

export type Identity = { subject: Subject; key: KeyObject; publicKey: KeyObject; pem: string };

let serial = 1;

/** A certificate for this subject, from that issuer or self-signed. */
export function issue(
  subject: Subject,
  options: { issuer?: Identity; isAuthority?: boolean; bits?: number; from?: Date; to?: Date } = {},
): Identity {
  const { privateKey: key, publicKey } = generateKeyPairSync('rsa', { modulusLength: options.bits ?? 2048 });
  const issuer = options.issuer ?? { subject, key };
  const { from = new Date('2025-01-01T00:00:00Z'), to = new Date('2029-01-01T00:00:00Z') } = options;
  serial += 1;
  const constraints = sequence(
    oid('551d13'),
    tlv(0x01, Buffer.from([0xff])),
    tlv(0x04, sequence(tlv(0x01, Buffer.from([0xff])))),
  );
  const tbs = sequence(
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.from([serial])),
    SHA256_RSA,
    nameOf(issuer.subject),
    sequence(utcTime(from), utcTime(to)),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    ...(options.isAuthority ? [tlv(0xa3, sequence(constraints))] : []),
  );
  const signature = sign('sha256', tbs, issuer.key);
  const der = sequence(tbs, SHA256_RSA, tlv(0x03, Buffer.from([0]), signature));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    subject,
    key,
    publicKey,
    pem: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}

const RSA_SHA256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#';

/** The message with an enveloped signature, like IPAWS sends it. */
export function signCap(
  xml: string,
  by: Identity,
  options: { enclosed?: Identity[]; algorithm?: string; digest?: string; xpath?: string } = {},
): Buffer {
  const signer = new SignedXml({
    privateKey: by.key.export({ type: 'pkcs8', format: 'pem' }),
    publicCert: [by, ...(options.enclosed ?? [])].map(({ pem }) => pem).join(''),
    signatureAlgorithm: options.algorithm ?? RSA_SHA256,
    canonicalizationAlgorithm: C14N,
  });
  signer.addReference({
    xpath: options.xpath ?? '/*',
    isEmptyUri: options.xpath === undefined,
    digestAlgorithm: options.digest ?? 'http://www.w3.org/2001/04/xmlenc#sha256',
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', C14N],
  });
  signer.computeSignature(xml);
  return Buffer.from(signer.getSignedXml());
}

/** An order for a square, in CAP. */
export const capOrder = (changed: { identifier?: string; inside?: string; infos?: string } = {}): string =>
  `<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2"><identifier>${changed.identifier ?? 'order-1'}</identifier>` +
  '<sender>alerts@canyon.example</sender><sent>2026-07-29T03:13:26+01:00</sent><status>Actual</status>' +
  `<msgType>Alert</msgType><scope>Public</scope>${changed.inside ?? ''}` +
  `${changed.infos ?? capInfo('en-US', 'Evacuation Order for Upper Canyon &amp; Ridge.')}</alert>`;

export const capInfo = (language: string, description: string, area = capArea()): string =>
  `<info><language>${language}</language><category>Fire</category><event>Evacuation Immediate </event>` +
  '<responseType>Evacuate</responseType><urgency>Immediate</urgency><severity>Extreme</severity>' +
  '<certainty>Observed</certainty><eventCode><valueName>SAME</valueName><value>EVI</value></eventCode>' +
  '<expires>2026-07-30T03:13:26+01:00</expires><senderName>Canyon County</senderName>' +
  `<description>${description}</description><parameter><valueName>CMAMtext</valueName>` +
  `<value>Evacuation Order</value></parameter>${area}</info>`;

export const capArea = (shapes = '<polygon>37.36,-118.4 37.38,-118.4 37.38,-118.38 37.36,-118.4</polygon>') =>
  `<area><areaDesc>Upper Canyon</areaDesc>${shapes}` +
  '<geocode><valueName>SAME</valueName><value>006027</value></geocode></area>';
