/** A passkey in software, for tests: creates the responses of a browser's authenticator, and invalid ones on demand. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  if (n < 256) return Buffer.from([(major << 5) | 24, n]);
  return Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
}

/** Just enough CBOR (RFC 8949) for an attestation without a statement. */
function encode(value: Cbor): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([k, v]) => [encode(k), encode(v)])]);
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

export type Twist = { origin?: string; isVerified?: boolean; counter?: number; challenge?: string };

export class SoftwarePasskey {
  readonly id = randomBytes(16);
  counter = 0;
  readonly #origin: string;
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;

  constructor(origin: string) {
    this.#origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x, y } = publicKey.export({ format: 'jwk' });
    const coordinate = (c: string | undefined) => Buffer.from(c ?? '', 'base64url');
    // COSE: key type EC2, algorithm ES256, curve P-256, the point.
    this.#publicKey = encode(
      new Map<Cbor, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate(x)],
        [-3, coordinate(y)],
      ]),
    );
  }

  #authenticatorData(flags: number, counter: number, rest: Buffer = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags]), count, rest]);
  }

  #clientData(type: string, challenge: string, twist: Twist): Buffer {
    return Buffer.from(
      JSON.stringify({
        type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? this.#origin,
        crossOrigin: false,
      }),
    );
  }

  #answer(response: Record<string, unknown>) {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  /** Responds to a registration challenge. */
  create(options: { challenge: string }, twist: Twist = {}) {
    const idLength = Buffer.from([0, this.id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), idLength, this.id, this.#publicKey]);
    const flags = USER_PRESENT | HAS_CREDENTIAL | (twist.isVerified === false ? 0 : USER_VERIFIED);
    const authData = this.#authenticatorData(flags, this.counter, credential);
    const attestation = encode(
      new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', options.challenge, twist).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Responds to an authentication challenge. */
  get(options: { challenge: string }, twist: Twist = {}) {
    this.counter = twist.counter ?? this.counter + 1;
    const clientData = this.#clientData('webauthn.get', options.challenge, twist);
    const flags = USER_PRESENT | (twist.isVerified === false ? 0 : USER_VERIFIED);
    const authData = this.#authenticatorData(flags, this.counter);
    const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), this.#key);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }
}
