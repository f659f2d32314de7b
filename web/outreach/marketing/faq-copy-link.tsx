import { Link2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import * as t from '#text/outreach/faq-browser.ts';

async function copyLink(id: string): Promise<void> {
  const address = `${location.origin}${location.pathname}#${id}`;
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: t.linkCopied, text: t.linkCopiedDetail });
  } catch {
    // No clipboard permission, or no https: the URL in the address bar can still be copied.
    history.replaceState(history.state, '', `#${id}`);
    toast({ title: t.linkNotCopied, text: t.linkNotCopiedDetail });
  }
}

/** Copies a link to this answer. */
export function CopyLink({ id }: { id: string }) {
  return (
    <Button
      variant="ghost"
      size="small"
      aria-describedby={`${id}-question`}
      className="-ml-3 justify-self-start text-muted unscripted:hidden print:hidden"
      onClick={() => void copyLink(id)}
    >
      <Link2 className="size-4" aria-hidden="true" />
      {t.copyLink}
    </Button>
  );
}
