/**
 * Checks whether an alert is signed, by whom, and what exactly the signature covers. Only the signed bytes
 * are parsed further, so anything an attacker wraps around them or hides beside them is dropped.
 */
import { createHash, X509Certificate } from 'node:crypto';
import { SignedXml } from 'xml-crypto';
import { BadXml, plainXml } from './feed-xml.ts';

export type CapSignature =
  | {
      outcome: 'verified';
      /** The signed content, without the signature. */
      signedXml: string;
      certificate: X509Certificate;
      /** Issued to IPAWS by one of the trusted issuers. */
      isPinned: boolean;
    }
  | { outcome: 'unsigned' | 'refused'; reason: string };

const MOST_BYTES = 512 * 1024;
const LEAST_KEY_BITS = 2048;
const MOST_ENCLOSED = 4;

const C14N = ['http://www.w3.org/2001/10/xml-exc-c14n#', 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'];
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
const SIGNATURES = [
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
];
const DIGESTS = ['http://www.w3.org/2001/04/xmlenc#sha256', 'http://www.w3.org/2001/04/xmlenc#sha512'];

const refused = (reason: string): CapSignature => ({ outcome: 'refused', reason });

/** Parses certificates from PEM text, as stored in settings. */
export const readTrustedCertificates = (pem: string | undefined): X509Certificate[] =>
  (pem?.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map(
    (block) => new X509Certificate(block),
  );

export function checkSignature(raw: Buffer, trusted: readonly X509Certificate[]): CapSignature {
  try {
    const text = plainXml(raw, MOST_BYTES);
    const signature = onlySignature(text);
    if (signature === null) return { outcome: 'unsigned', reason: 'It is not signed.' };
    const [certificate, ...enclosed] = certificatesIn(signature);
    if (!certificate) return refused('Its signature has no certificate.');
    if (!isStrong(certificate)) return refused('Its signature has a weak key.');
    const signedXml = signedPart(text, signature, certificate);
    return {
      outcome: 'verified',
      signedXml,
      certificate,
      isPinned: isIssuedBy(certificate, enclosed, trusted),
    };
  } catch (e) {
    // The library throws all kinds of errors on invalid input.
    return refused(e instanceof BadXml ? e.message : 'Its signature does not hold.');
  }
}

/**
 * Returns the only signature, unchanged. Two or more are an attempt to have one checked and the other used.
 */
function onlySignature(text: string): string | null {
  const starts = text.match(/<(?:[\w.-]+:)?Signature[\s>/]/g) ?? [];
  if (starts.length === 0) return null;
  const [found] = /<((?:[\w.-]+:)?)Signature[\s>][\s\S]*<\/\1Signature\s*>/.exec(text) ?? [];
  if (starts.length > 1 || !found) throw new BadXml('It has more than one signature.');
  // It must be at the end of the alert: only the root's end tag may follow.
  if (!/^\s*<\/[\w.:-]+\s*>\s*$/.test(text.slice(text.indexOf(found) + found.length)))
    throw new BadXml('Its signature is not where it belongs.');
  return found;
}

function certificatesIn(signature: string): X509Certificate[] {
  const found = signature.matchAll(/<(?:[\w.-]+:)?X509Certificate\s*>([^<]*)</g);
  return [...found]
    .slice(0, MOST_ENCLOSED)
    .map(
      ([, base64 = '']) =>
        new X509Certificate(Buffer.from(base64.replaceAll(/&#(?:13|xD);/gi, ''), 'base64')),
    );
}

const isStrong = ({ publicKey }: X509Certificate): boolean =>
  publicKey.asymmetricKeyType === 'rsa' &&
  (publicKey.asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_KEY_BITS;

/**
 * Checks one reference to the whole document, with current algorithms, and returns what it covers. Throws.
 */
function signedPart(text: string, signature: string, certificate: X509Certificate): string {
  const check = new SignedXml({ publicCert: certificate.toString() });
  keepOnly(check.SignatureAlgorithms, SIGNATURES);
  keepOnly(check.HashAlgorithms, DIGESTS);
  keepOnly(check.CanonicalizationAlgorithms, [...C14N, ENVELOPED]);
  check.loadSignature(signature);
  if (!check.checkSignature(text)) throw new BadXml('Its signature does not hold.');
  const references = check.getReferences();
  const [reference] = references;
  const [signed] = check.getSignedReferences();
  if (references.length !== 1 || !reference || signed === undefined || reference.uri !== '')
    throw new BadXml('Its signature does not cover the whole of it.');
  if (!reference.transforms.includes(ENVELOPED))
    throw new BadXml('Its signature does not cover the whole of it.');
  if (/<(?:[\w.-]+:)?Signature[\s>/]/.test(signed)) throw new BadXml('It has more than one signature.');
  return signed;
}

function keepOnly(known: Record<string, unknown>, names: readonly string[]): void {
  for (const name of Object.keys(known)) if (!names.includes(name)) delete known[name];
}

/**
 * A certificate authority issues to many parties, but we trust only IPAWS. So both subject and issuer count,
 * through included intermediate certificates that lead to a trusted one.
 */
function isIssuedBy(
  certificate: X509Certificate,
  enclosed: readonly X509Certificate[],
  trusted: readonly X509Certificate[],
): boolean {
  const { subject } = certificate;
  if (!/^O=FEMA IPAWS$/m.test(subject) || !/^CN=IPAWSOPEN\d+$/m.test(subject)) return false;
  const signs = (issuer: X509Certificate, one: X509Certificate) =>
    one.checkIssued(issuer) && one.verify(issuer.publicKey);
  const authorities = enclosed.filter(({ ca }) => ca);
  let chain = [certificate];
  for (let step = 0; step <= MOST_ENCLOSED; step += 1) {
    if (chain.some((one) => trusted.some((issuer) => signs(issuer, one)))) return true;
    chain = authorities.filter((issuer) => chain.some((one) => one !== issuer && signs(issuer, one)));
  }
  return false;
}

/** Whether the certificate was valid at this time. */
export const isValidAt = ({ validFromDate, validToDate }: X509Certificate, at: Date): boolean =>
  validFromDate <= at && at <= validToDate;

export const hashOfBytes = (raw: Buffer): string => createHash('sha256').update(raw).digest('hex');
