import { Copy } from 'lucide-react';
import { Fragment } from 'react';
import type { DemoMail } from '#contract/demo.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/lib/toast.ts';
import { MailReply } from './mail-reply.tsx';
import * as t from '#text/office/mailbox.ts';

const LINK = /(https?:\/\/[^\s<>"]+)/g;

/** An email's text with its URLs as links. */
function MailText({ text }: { text: string }) {
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {text.split(LINK).map((part, index) =>
        index % 2 === 1 ? (
          // An email's parts never change order, so the index is a stable key.
          // oxlint-disable-next-line react/no-array-index-key
          <a
            key={index}
            href={part}
            className="font-medium break-all text-pine-ink underline underline-offset-4"
          >
            {part}
          </a>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </p>
  );
}

function CopyCode({ code }: { code: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast({ title: t.codeCopied });
    } catch {
      toast({ title: t.notCopied, text: t.copyByHand, destructive: true });
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <span className="font-display text-3xl font-bold tracking-widest tabular">{code}</span>
      <Button variant="outline" size="small" onClick={() => void copy()}>
        <Copy className="size-4" aria-hidden="true" />
        {t.copyCode}
      </Button>
    </div>
  );
}

export function MailCard({ mail }: { mail: DemoMail }) {
  const code = /\b\d{6}\b/.exec(mail.text)?.[0];
  return (
    <Card>
      <div className="grid gap-1">
        <h2 className="text-xl">{mail.subject}</h2>
        <p className="text-sm text-muted tabular">{formatMoment(mail.createdAt)}</p>
      </div>
      {code && <CopyCode code={code} />}
      <MailText text={mail.text} />
      {mail.replyTo && <MailReply mail={mail} to={mail.replyTo} />}
    </Card>
  );
}
