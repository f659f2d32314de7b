import type { FastifyInstance } from 'fastify';
import type { AnyEndpoint } from '#contract/http.ts';
import { receiveMailWebhook } from '#contract/service/inbound.ts';
import { addressIn } from '#server/platform/config-formats.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { ReceivedMail } from '#server/ports/mail-in.ts';
import { automaticReason } from './automatic.ts';
import { receive } from './inbound.ts';

type MailDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys' | 'config'>;

/** The job decides everything else. */
const MOST_STORED = 20_000;

/** An email to our reply address. A repeat changes nothing. Returns whether it was new. */
export const receiveMail = (deps: MailDeps, provider: string, mail: ReceivedMail): Promise<boolean> => {
  const { mailFrom, supportEmail, replyAddress } = deps.config;
  const ours = [addressIn(mailFrom), supportEmail, ...(replyAddress ? [replyAddress] : [])];
  const isReply = mail.to.some((to) => to.split('+')[0] === replyAddress?.split('@')[0]);
  return receive(deps, {
    provider,
    ref: mail.ref,
    at: mail.at,
    files: mail.files,
    stored: {
      kind: 'email',
      from: mail.from.slice(0, 320),
      to: (isReply ? mail.to.filter((to) => to.includes('+')) : mail.to).slice(0, 20),
      subject: mail.subject,
      text: mail.text.slice(0, MOST_STORED),
      files: mail.files.length + mail.filesLeftOut,
      filesLeftOut: mail.filesLeftOut,
      isAuthentic: mail.isAuthentic,
      automatic: automaticReason(mail, { addresses: ours }),
      messageId: mail.headers.find(({ name }) => name === 'message-id')?.value.slice(0, 300) ?? '',
    },
  });
};

/** Emails with all their attachments, as webhooks deliver them. */
const MOST_BYTES = 36 * 1024 * 1024;

/** The email provider's webhook. Postmark retries unless the answer is 200, so that is what it gets. */
export async function registerMailWebhook(
  http: FastifyInstance,
  deps: Deps & { endpoints: AnyEndpoint[] },
): Promise<void> {
  const { method, path: url, status } = receiveMailWebhook;
  deps.endpoints.push(receiveMailWebhook as unknown as AnyEndpoint);
  const { mailIn } = deps;
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_req, body, done) =>
      done(null, body),
    );
    scope.route({
      method,
      url,
      config: { fromAnywhere: true },
      handler: async (req, reply) => {
        const call = {
          authorization: String(req.headers.authorization ?? ''),
          body: Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0),
        };
        const mail = (await mailIn?.read?.(call)) ?? null;
        if (!mailIn || mail === null)
          throw new AppError('not_allowed', say().conversationsErrors.notFromMailProvider);
        if (mail !== 'nothing') await receiveMail(deps, mailIn.provider, mail);
        return reply.code(status).send();
      },
    });
  });
}
