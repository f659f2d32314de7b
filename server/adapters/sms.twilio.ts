import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import {
  type ReceivedSms,
  type Sms,
  type SmsDeliveryStatus,
  SmsNotSent,
  type SmsPort,
  SmsRefusal,
} from '#server/ports/sms.ts';
import { TWILIO_MEDIA, twilioMedia } from './twilio-media.ts';

export type TwilioOptions = {
  apiUrl: string;
  accountSid: string;
  authToken: string;
  /** One of our numbers, or a messaging service (MG...). */
  from: string;
  /** Where delivery events are received; undefined where Twilio can't reach us. */
  webhookUrl: string | undefined;
  /** Beginnings of the addresses of its media storage; Twilio's own unless a test has another. */
  mediaUrls?: readonly string[];
  timeoutMs?: number;
};

const STOPPED = 21610;
/** Not a number, not a mobile, not reachable from ours, or a text it won't carry: no retry helps. */
const FINAL = new Set([21211, 21214, 21408, 21602, 21605, 21612, 21614, 21617, 30003, 30005, 30006]);
/** If no connection was established, nothing can have been sent. */
const NEVER_LEFT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']);
const LOST = new Set(['failed', 'undelivered', 'canceled']);

const Sent = z.object({ sid: z.string() });
const Trouble = z.object({ code: z.number().optional() });
const Listed = z.object({
  messages: z.array(z.object({ sid: z.string(), body: z.string().nullable(), status: z.string() })),
});

const parse = <T>(schema: z.ZodType<T>, text: string): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** Twilio's message repeats the phone number, which belongs in no log, so we keep only its code. */
function refuse(status: number, text: string, retryAfter: string | null): never {
  const code = parse(Trouble, text)?.code;
  if (status === 429 || code === 20429)
    throw new SmsNotSent('Twilio is busy', Number(retryAfter) > 0 ? Number(retryAfter) : undefined);
  if (status >= 500) throw new Error(`Twilio answered ${status}`);
  if (code === STOPPED) throw new SmsRefusal('The number asked for no more texts', true);
  if (code !== undefined && FINAL.has(code)) throw new SmsRefusal(`Twilio refused it (${code})`);
  throw new SmsNotSent(`Twilio answered ${status}${code === undefined ? '' : ` (${code})`}`);
}

/**
 * Sends through Twilio. Its API has no idempotency key, so a retry after an unknown outcome first looks for
 * our mark in the list of texts sent to that number.
 */
export function createTwilioSms(options: TwilioOptions): SmsPort {
  const { accountSid, authToken, from, webhookUrl, mediaUrls = TWILIO_MEDIA, timeoutMs = 15_000 } = options;
  const accountUrl = `${options.apiUrl.replace(/\/$/, '')}/2010-04-01/Accounts/${accountSid}`;
  const base = `${accountUrl}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  const ask = async (url: string, form?: URLSearchParams): Promise<string> => {
    const answer = await fetch(url, {
      method: form ? 'POST' : 'GET',
      headers: { authorization, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(form ? { body: form } : {}),
    }).catch((error: unknown) => {
      const code = ((error as Error).cause as { code?: string } | undefined)?.code;
      if (code !== undefined && NEVER_LEFT.has(code)) throw new SmsNotSent(`Twilio is away (${code})`);
      throw new Error(`Twilio did not answer (${code ?? (error as Error).name})`);
    });
    const text = await answer.text();
    if (!answer.ok) refuse(answer.status, text, answer.headers.get('retry-after'));
    return text;
  };

  const findSent = async ({ to, mark }: Sms): Promise<string | undefined> => {
    if (mark === undefined) return undefined;
    const text = await ask(`${base}?${new URLSearchParams({ To: to, PageSize: '50' }).toString()}`).catch(
      (error) => {
        // The lookup itself sent nothing, but the outcome of the earlier attempt stays unknown.
        throw error instanceof SmsNotSent ? new Error(error.message) : error;
      },
    );
    const listed = parse(Listed, text);
    if (!listed) throw new Error('Twilio answered with something else than a list');
    return listed.messages.find(({ body, status }) => body?.includes(mark) && !LOST.has(status))?.sid;
  };

  return {
    send: async (sms) => {
      const earlier = sms.mayHaveGone ? await findSent(sms) : undefined;
      if (earlier !== undefined) return { ref: earlier };
      const form = new URLSearchParams({ To: sms.to, Body: sms.text });
      form.set(from.startsWith('MG') ? 'MessagingServiceSid' : 'From', from);
      if (webhookUrl !== undefined && sms.about !== undefined)
        form.set('StatusCallback', `${webhookUrl}?${new URLSearchParams({ about: sms.about }).toString()}`);
      const sent = parse(Sent, await ask(base, form));
      if (!sent) throw new Error('Twilio answered with something else than a message');
      return { ref: sent.sid };
    },
    readNews: ({ url, body, signature }) => readNews(authToken, url, new URLSearchParams(body), signature),
    inbox: {
      provider: 'twilio',
      read: ({ url, body, signature }) => readMessage(authToken, url, new URLSearchParams(body), signature),
      list: async (since) => {
        const query = new URLSearchParams({
          'DateSent>': since.toISOString().slice(0, 10),
          PageSize: String(LISTED),
        });
        // A messaging service has many numbers, so its list also includes what we sent.
        if (!from.startsWith('MG')) query.set('To', from);
        const listed = parse(Inbox, await ask(`${base}?${query.toString()}`));
        if (!listed) throw new Error('Twilio answered with something else than a list');
        return listed.messages.flatMap(asReceived(since)).toSorted((x, y) => timeOf(x) - timeOf(y));
      },
      files: twilioMedia({ accountUrl, authorization, mediaUrls, timeoutMs }),
    },
  };
}

/** The signature covers the URL Twilio called, followed by every field in order of name. */
export function twilioSignature(authToken: string, url: string, fields: URLSearchParams): string {
  const signed = [...fields].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => name + value);
  return createHmac('sha1', authToken)
    .update(url + signed.join(''))
    .digest('base64');
}

function isSigned(authToken: string, url: string, fields: URLSearchParams, signature: string): boolean {
  const expected = Buffer.from(twilioSignature(authToken, url, fields));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

const KEYWORDS = { STOP: 'stop', START: 'start', HELP: 'help' } as const;

/** `OptOutType` is only present if Twilio's opt-out handling recognized a keyword and answered it. */
function readMessage(authToken: string, url: string, fields: URLSearchParams, signature: string) {
  if (!isSigned(authToken, url, fields, signature)) return null;
  const [ref, from] = [fields.get('MessageSid') ?? '', fields.get('From') ?? ''];
  if (ref === '' || from === '') return 'nothing';
  return {
    ref,
    from,
    text: fields.get('Body') ?? '',
    files: Number(fields.get('NumMedia') ?? 0) || 0,
    keyword: KEYWORDS[(fields.get('OptOutType') ?? '') as keyof typeof KEYWORDS] ?? null,
    at: null,
  } satisfies ReceivedSms;
}

/** Newest first. This many cover a long outage. */
const LISTED = 1000;
const Inbox = z.object({
  messages: z.array(
    z.object({
      sid: z.string(),
      from: z.string(),
      body: z.string().nullable(),
      direction: z.string(),
      num_media: z.string().optional(),
      date_sent: z.string().nullable(),
    }),
  ),
});

const timeOf = ({ at }: ReceivedSms): number => at?.getTime() ?? 0;

const asReceived =
  (since: Date) =>
  ({
    sid,
    from,
    body,
    direction,
    num_media,
    date_sent,
  }: z.output<typeof Inbox>['messages'][number]): ReceivedSms[] => {
    const at = date_sent ? new Date(date_sent) : null;
    if (direction !== 'inbound' || (at && at < since)) return [];
    return [{ ref: sid, from, text: body ?? '', files: Number(num_media ?? 0) || 0, keyword: null, at }];
  };

function readNews(authToken: string, url: string, fields: URLSearchParams, signature: string) {
  if (!isSigned(authToken, url, fields, signature)) return null;
  const status = fields.get('MessageStatus') ?? '';
  const ref = fields.get('MessageSid') ?? '';
  if (ref === '' || !(LOST.has(status) || status === 'delivered')) return 'nothing';
  const code = fields.get('ErrorCode');
  const reason = status === 'delivered' ? null : `The carrier did not deliver it${code ? ` (${code})` : ''}`;
  return { ref, isDelivered: status === 'delivered', reason } satisfies SmsDeliveryStatus;
}
