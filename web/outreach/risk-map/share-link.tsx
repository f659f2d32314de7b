import { Link2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';

/** Copies a link to this result that names the town or ZIP code, but not the address. */
export function ShareLink({ place }: { place: string }) {
  const copy = () => {
    const url = new URL('/coverage', location.origin);
    url.searchParams.set('place', place);
    const failed = () => toast({ title: 'The link could not be copied', text: url.href, destructive: true });
    // Missing in old browsers and on pages without HTTPS.
    if (!('clipboard' in navigator)) return failed();
    navigator.clipboard
      .writeText(url.href)
      .then(() => toast({ title: 'Link copied', text: `It names ${place} and no street.` }), failed);
  };
  return (
    <Button variant="outline" onClick={copy}>
      <Link2 className="size-5" aria-hidden="true" />
      Copy a link without the street
    </Button>
  );
}
