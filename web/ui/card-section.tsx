import { type ReactNode, useId } from 'react';
import { Card, CardHeader, CardText, CardTitle } from './card.tsx';

type CardSectionProps = {
  title: string;
  /** The heading's level: h2 where the card is directly under the page's title. */
  as?: 'h2' | 'h3';
  text?: string;
  action?: ReactNode;
  children: ReactNode;
};

/** A card with a heading, and an action beside it. */
export function CardSection({ title, as = 'h3', text, action, children }: CardSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card>
        <div className="flex flex-wrap items-start justify-between gap-3">
          <CardHeader className="min-w-0 flex-1 basis-64">
            <CardTitle as={as} id={id}>
              {title}
            </CardTitle>
            {text && <CardText>{text}</CardText>}
          </CardHeader>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
}
