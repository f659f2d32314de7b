import { type ReactNode, useId } from 'react';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card, CardHeader, CardText, CardTitle } from '#web/ui/card.tsx';

type VaultSectionProps = {
  title: string;
  text: string;
  /** The page that the section links to. */
  page: { label: string; url: string };
  children: ReactNode;
};

/** One section of the vault: a summary and a link to its page. */
export function VaultSection({ title, text, page, children }: VaultSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <CardHeader className="min-w-0 flex-1 basis-64">
            <CardTitle as="h2" id={id}>
              {title}
            </CardTitle>
            <CardText>{text}</CardText>
          </CardHeader>
          <Link to={page.url} className={buttonClass({ variant: 'outline', size: 'small' })}>
            {page.label}
          </Link>
        </div>
        {children}
      </Card>
    </section>
  );
}
