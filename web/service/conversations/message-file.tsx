import { FileText } from 'lucide-react';
import type { HelpMessage } from '#contract/service/conversations.ts';
import { formatBytes } from '#web/lib/format.ts';

/** URL of a conversation's file, which differs between the household and our team. */
export type FileAddress = (messageId: string, size: 'original' | 'thumb') => string;

/** A photo or document in a conversation. It opens in full size. */
export function MessageFile({ message, addressOf }: { message: HelpMessage; addressOf: FileAddress }) {
  const { id, file } = message;
  if (!file) return null;
  return (
    <a
      href={addressOf(id, 'original')}
      download={file.name}
      className="inline-flex min-h-11 max-w-full items-center gap-2 font-medium wrap-anywhere text-pine-ink underline underline-offset-4"
    >
      {file.isPicture ? (
        <img
          src={addressOf(id, 'thumb')}
          alt={file.name}
          loading="lazy"
          decoding="async"
          className="max-h-64 max-w-full rounded-sm"
        />
      ) : (
        <>
          <FileText className="size-5 shrink-0" aria-hidden="true" />
          {file.name} ({formatBytes(file.bytes)})
        </>
      )}
    </a>
  );
}
