import { type LucideIcon, PackageSearch } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import * as t from '#text/money/checkout.ts';

type OutcomeProps = {
  icon?: LucideIcon;
  title: string;
  text: string;
  link?: { to: string; label: string };
  /** It replaced the form while the member was using it. */
  isNews?: boolean;
};

/** A purchase that can't be paid here: why, and where to go next. */
export function Outcome({ icon = PackageSearch, title, text, link, isNews = false }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused field is gone with the form, so focus this message unless focus is elsewhere.
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
              {t.browseCatalog}
            </Link>
          </>
        }
      />
    </div>
  );
}
