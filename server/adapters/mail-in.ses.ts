import { createVerify } from 'node:crypto';
import { z } from 'zod';
import type { MailInPort } from '#server/ports/mail-in.ts';
import { readMime } from './mail-in-mime.ts';

const Envelope = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  MessageId: z.string(),
  TopicArn: z.string(),
  Message: z.string(),
  Timestamp: z.string(),
  /** Version 1 is signed with SHA-1 and refused. */
  SignatureVersion: z.literal('2'),
  Signature: z.string(),
  SigningCertURL: z.url(),
  Subject: z.string().optional(),
  SubscribeURL: z.url().optional(),
  Token: z.string().optional(),
});
type Envelope = z.output<typeof Envelope>;

const Verdict = z.object({ status: z.string() }).optional();
const Received = z.object({
  notificationType: z.literal('Received'),
  receipt: z.object({
    recipients: z.array(z.string()),
    dmarcVerdict: Verdict,
    virusVerdict: Verdict,
    action: z.object({ encoding: z.string().optional() }),
  }),
  mail: z.object({ messageId: z.string(), timestamp: z.string().optional() }),
  content: z.string().optional(),
});

export type SesOptions = { topicArn: string; fetchText?: (url: string) => Promise<string> };

/** Only Amazon's own hosts, because anyone could sign with their own certificate. */
const isAmazon = (url: string): boolean => {
  const { protocol, hostname, port, username } = new URL(url);
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    /^sns\.[a-z0-9-]+\.amazonaws\.com(?:\.cn)?$/.test(hostname)
  );
};

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`Amazon SNS answered ${answer.status}`);
  return (await answer.text()).slice(0, 100_000);
}

/** The fields that Amazon signs, in its order. */
function signedText(message: Envelope): string {
  const names =
    message.Type === 'Notification'
      ? (['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'] as const)
      : (['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'] as const);
  return names
    .filter((name) => message[name as keyof Envelope] !== undefined)
    .map((name) => `${name}\n${message[name as keyof Envelope]}\n`)
    .join('');
}

/** Email through Amazon SES, which publishes it to an SNS topic with its content (up to 150 KB). */
export function createSesMailIn({ topicArn, fetchText: get = fetchText }: SesOptions): MailInPort {
  const certificates = new Map<string, string>();
  const certificate = async (url: string): Promise<string> => {
    const known = certificates.get(url) ?? (await get(url));
    if (certificates.size < 20) certificates.set(url, known);
    return known;
  };
  const isSigned = async (message: Envelope): Promise<boolean> => {
    if (message.TopicArn !== topicArn || !isAmazon(message.SigningCertURL)) return false;
    const pem = await certificate(message.SigningCertURL);
    return createVerify('RSA-SHA256').update(signedText(message)).verify(pem, message.Signature, 'base64');
  };
  return {
    provider: 'ses',
    read: async ({ body }) => {
      const envelope = Envelope.safeParse(parseJson(body.toString('utf8')));
      if (!envelope.success || !(await isSigned(envelope.data))) return null;
      const { Type, Message, SubscribeURL } = envelope.data;
      if (Type === 'SubscriptionConfirmation' && SubscribeURL && isAmazon(SubscribeURL))
        await get(SubscribeURL);
      if (Type !== 'Notification') return 'nothing';
      const received = Received.safeParse(parseJson(Message));
      if (!received.success) return 'nothing';
      const { receipt, mail, content } = received.data;
      if (content === undefined)
        throw new Error('SES sent no content: the receipt rule must have an SNS action, not another one');
      const raw = Buffer.from(content, receipt.action.encoding === 'BASE64' ? 'base64' : 'utf8');
      const parts = await readMime(raw);
      return {
        ...parts,
        ref: mail.messageId,
        to: [...receipt.recipients.map((address) => address.toLowerCase()), ...parts.to],
        isAuthentic: receipt.dmarcVerdict?.status === 'PASS' && receipt.virusVerdict?.status !== 'FAIL',
        at: mail.timestamp ? new Date(mail.timestamp) : parts.at,
      };
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
