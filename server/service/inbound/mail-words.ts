import type { Messages } from '#contract/text/catalog.ts';
import { MOST_UPLOAD_BYTES } from '#contract/uploads.ts';
import { MOST_MAIL_FILES } from '#server/ports/mail-in.ts';
import { replyWords } from './reply-words.ts';
import type { StoredMail } from './sealed.ts';

/** The text for the conversation, with a note about files that couldn't be added. Pure. */
export function mailWords(
  { text, files, filesLeftOut }: Pick<StoredMail, 'text' | 'files' | 'filesLeftOut'>,
  say: Messages['inboundFiles'],
  refusal?: (files: number) => string,
): string {
  const words = replyWords(text) || (files > 0 ? say.emailWithFiles(files) : say.emptyEmail);
  const left = refusal ? files : filesLeftOut;
  if (left === 0) return words;
  const megabytes = MOST_UPLOAD_BYTES / 1024 ** 2;
  return `${words}\n${refusal ? refusal(left) : say.leftOut(left, MOST_MAIL_FILES, megabytes)}`;
}
