import { type LucideIcon, PackageSearch } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

type OutcomeProps = {
  icon?: LucideIcon;
  title: string;
  text: string;
  link?: { to: string; label: string };
  /** It took the place of the form while somebody was at it. */
  isNews?: boolean;
};

/** An order that cannot be paid here: why, and where to go on. */
export function Outcome({ icon = PackageSearch, title, text, link, isNews = false }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The field that had the focus is gone with the form: the news takes it, unless it is elsewhere.
    if (isNews && document.activeElement === document.body) box.current?.focus();
  }, [isNews]);
  return (
    <div ref={box} tabIndex={-1} role="status" className="outline-none">
      <EmptyState
        icon={icon}
        title={title}
        text={text}
        action={
          <>
            {link && (
              <Link to={link.to} className={buttonClass({ variant: 'outline' })}>
                {link.label}
              </Link>
            )}
            <Link to="/market" className={buttonClass({})}>
              Browse Catalog
            </Link>
          </>
        }
      />
    </div>
  );
}
