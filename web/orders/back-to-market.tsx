import { ArrowLeft } from 'lucide-react';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';

export function BackToMarket() {
  return (
    <Link to="/market" className={`${buttonClass({ variant: 'link' })} px-0! print:hidden`}>
      <ArrowLeft className="size-5" aria-hidden="true" />
      Back to Marketplace
    </Link>
  );
}
