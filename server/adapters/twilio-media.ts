import { Readable } from 'node:stream';
import { z } from 'zod';
import type { SmsFile } from '#server/ports/sms.ts';

/** Where Twilio stores media: its API redirects there. */
export const TWILIO_MEDIA = [
  'https://mms.twiliocdn.com/',
  'https://media.twiliocdn.com/',
  'https://s3-external-1.amazonaws.com/media.twiliocdn.com/',
];
/** The most files that a text can have. */
const MOST_FILES = 10;

const Listed = z.object({ media_list: z.array(z.object({ sid: z.string(), content_type: z.string() })) });

type MediaOptions = {
  /** Of the account, without a slash at the end. */
  accountUrl: string;
  authorization: string;
  /** Beginnings of addresses that a redirect may lead to. */
  mediaUrls: readonly string[];
  timeoutMs: number;
};

/** Twilio is unreachable or busy; a later attempt may succeed. Never contains the URL, which opens the file. */
const trouble = (what: string) => new Error(`Twilio media: ${what}`);

/**
 * Lists and fetches the media of a text. URLs are built from our own settings, never taken from the webhook, and a
 * redirect is followed once, to Twilio's own storage, without our password.
 */
export function twilioMedia({ accountUrl, authorization, mediaUrls, timeoutMs }: MediaOptions) {
  const ask = (url: string, init: RequestInit): Promise<Response> =>
    fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => {
      throw trouble(`no answer (${(error as Error).name})`);
    });

  const open = async (url: string): Promise<Response> => {
    const first = await ask(url, { headers: { authorization }, redirect: 'manual' });
    if (first.status < 300 || first.status > 399) return first;
    await first.body?.cancel();
    const to = new URL(first.headers.get('location') ?? '', url).href;
    if (!mediaUrls.some((one) => to.startsWith(one))) throw trouble('redirected to another host');
    return ask(to, { redirect: 'error' });
  };

  return async (ref: string): Promise<SmsFile[]> => {
    const base = `${accountUrl}/Messages/${encodeURIComponent(ref)}/Media`;
    const answer = await ask(`${base}.json?PageSize=${MOST_FILES}`, {
      headers: { authorization, accept: 'application/json' },
      redirect: 'error',
    });
    const text = await answer.text();
    if (!answer.ok) throw trouble(`answered ${answer.status}`);
    const { media_list: media } = Listed.parse(JSON.parse(text));
    return media.slice(0, MOST_FILES).map(({ sid, content_type: mime }) => ({
      mime,
      open: async () => {
        const file = await open(`${base}/${encodeURIComponent(sid)}`);
        if (!file.ok || !file.body) {
          await file.body?.cancel();
          throw trouble(`answered ${file.status}`);
        }
        const length = Number(file.headers.get('content-length') ?? Number.NaN);
        return {
          stream: Readable.fromWeb(file.body as Parameters<typeof Readable.fromWeb>[0]),
          ...(Number.isNaN(length) ? {} : { bytes: length }),
        };
      },
    }));
  };
}
