import type { ReactNode } from 'react';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { CardSection } from '#web/ui/card-section.tsx';

type VaultSectionProps = {
  title: string;
  text: string;
  /** The page that the section links to. */
  page: { label: string; url: string };
  children: ReactNode;
};

/** One section of the vault: a summary and a link to its page. */
export const VaultSection = ({ title, text, page, children }: VaultSectionProps) => (
  <CardSection
    title={title}
    text={text}
    action={
      <Link to={page.url} className={buttonClass({ variant: 'outline', size: 'small' })}>
        {page.label}
      </Link>
    }
  >
    {children}
  </CardSection>
);
