import { type LucideIcon, PackageSearch } from 'lucide-react';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

type OutcomeProps = {
  icon?: LucideIcon;
  title: string;
  text: string;
  link?: { to: string; label: string };
};

/** An order that cannot be paid here: why, and where to go on. */
export function Outcome({ icon = PackageSearch, title, text, link }: OutcomeProps) {
  return (
    <div role="status">
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
