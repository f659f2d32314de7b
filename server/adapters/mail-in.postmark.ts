import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { MailInPort } from '#server/ports/mail-in.ts';
import { type Candidate, keepFiles } from './mail-in-files.ts';
import { readMime, wordsOf } from './mail-in-mime.ts';

const Full = z.object({ Email: z.string() });
const Attachment = z.object({
  Name: z.string().default(''),
  ContentType: z.string().default(''),
  ContentID: z.string().default(''),
  Content: z.string().default(''),
});
const Call = z.object({
  MessageID: z.string().min(1),
  FromFull: Full.optional(),
  From: z.string().optional(),
  ToFull: z.array(Full).default([]),
  CcFull: z.array(Full).default([]),
  OriginalRecipient: z.string().default(''),
  Subject: z.string().default(''),
  Date: z.string().default(''),
  TextBody: z.string().default(''),
  HtmlBody: z.string().default(''),
  RawEmail: z.string().optional(),
  Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
  Attachments: z.array(Attachment).default([]),
});

/** The user name in the webhook's URL. Postmark signs nothing, so the password there authenticates the caller. */
export const POSTMARK_USER = 'hearthline';

function isOurs(authorization: string, password: string): boolean {
  const expected = Buffer.from(`Basic ${Buffer.from(`${POSTMARK_USER}:${password}`).toString('base64')}`);
  const given = Buffer.from(authorization);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/**
 * Postmark runs SpamAssassin on incoming email. `DKIM_VALID_AU` means a valid signature of the domain in From. A sender
 * could add that header, too, so with a second one neither can be trusted.
 */
function isAuthentic(headers: readonly { name: string; value: string }[]): boolean {
  const tests = headers.filter(({ name }) => name === 'x-spam-tests');
  return tests.length === 1 && /(?:^|,)\s*DKIM_VALID_AU\s*(?:,|$)/.test(tests[0]?.value ?? '');
}

const candidateOf = ({ Name, ContentType, ContentID, Content }: z.output<typeof Attachment>): Candidate => ({
  isEmbedded: ContentID !== '',
  bytes: Math.floor((Content.length * 3) / 4),
  read: async () => ({ name: Name, mime: ContentType, content: Buffer.from(Content, 'base64') }),
});

/** Email through Postmark's inbound webhook. It retries for ten hours unless we answer 200, and stops at 403. */
export const createPostmarkMailIn = ({ password }: { password: string }): MailInPort => ({
  provider: 'postmark',
  read: async ({ authorization, body }) => {
    if (!isOurs(authorization, password)) return null;
    const call = Call.parse(JSON.parse(body.toString('utf8')));
    const headers = call.Headers.slice(0, 200).map(({ Name, Value }) => ({
      name: Name.toLowerCase(),
      value: Value.slice(0, 2000),
    }));
    const text = call.RawEmail ? (await readMime(Buffer.from(call.RawEmail))).text : '';
    const at = new Date(call.Date);
    return {
      ref: call.MessageID,
      from: (call.FromFull?.Email ?? call.From ?? '').toLowerCase(),
      to: [call.OriginalRecipient, ...[...call.ToFull, ...call.CcFull].map(({ Email }) => Email)]
        .filter((address) => address !== '')
        .map((address) => address.toLowerCase()),
      subject: call.Subject.slice(0, 300),
      text: text || wordsOf(call.TextBody, call.HtmlBody),
      headers,
      ...(await keepFiles(call.Attachments.map(candidateOf))),
      isAuthentic: isAuthentic(headers),
      at: Number.isNaN(at.getTime()) ? null : at,
    };
  },
});
