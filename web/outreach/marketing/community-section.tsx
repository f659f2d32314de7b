import type { ReactNode } from 'react';

type CommunitySectionProps = {
  id: string;
  title: string;
  intro?: string;
  /** Shown under the intro, beside the content. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A section of the page: on wide screens its title and intro on the left, its content on the right. */
export function CommunitySection({ id, title, intro, aside, children }: CommunitySectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-8 border-t border-line py-14 @4xl:grid-cols-[17rem_minmax(0,1fr)] @4xl:gap-12 @4xl:py-20 @5xl:gap-16"
    >
      <div className="grid content-start gap-3">
        <h2 id={`${id}-title`} className="text-3xl">
          {title}
        </h2>
        {intro && <p className="max-w-prose text-muted">{intro}</p>}
        {aside}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
