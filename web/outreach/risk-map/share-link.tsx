import { Link2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import * as t from '#text/outreach/risk-map.ts';

/** Copies a link to this result that names the town or ZIP code, but not the address. */
export function ShareLink({ place }: { place: string }) {
  const copy = () => {
    const url = new URL('/coverage', location.origin);
    url.searchParams.set('place', place);
    const failed = () => toast({ title: t.linkNotCopied, text: url.href, destructive: true });
    // Missing in old browsers and on pages without HTTPS.
    if (!('clipboard' in navigator)) return failed();
    navigator.clipboard
      .writeText(url.href)
      .then(() => toast({ title: t.linkCopied, text: t.linkCopiedDetail(place) }), failed);
  };
  return (
    <Button variant="outline" onClick={copy}>
      <Link2 className="size-5" aria-hidden="true" />
      {t.copyLink}
    </Button>
  );
}
