import type { CaseView } from '#contract/office/desk.ts';
import { Card } from '#web/ui/card.tsx';
import * as t from '#text/office/desk-case.ts';

type Visitor = NonNullable<CaseView['visitor']>;

/** Who wrote in the contact form. There is no household to show. */
export function CaseVisitor({ visitor }: { visitor: Visitor }) {
  return (
    <Card aria-label={t.visitor} role="region">
      <h2 className="text-xl">{t.visitor}</h2>
      <p className="wrap-anywhere">
        {visitor.name}, {visitor.email}
      </p>
      <p className="text-muted">{t.visitorText}</p>
      <p className="text-muted">{t.acknowledgement[visitor.acknowledgement]}</p>
    </Card>
  );
}
