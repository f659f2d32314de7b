import type { CaseView } from '#contract/office/desk.ts';
import { Card } from '#web/ui/card.tsx';

type Visitor = NonNullable<CaseView['visitor']>;

const ACKNOWLEDGEMENT: Record<Visitor['acknowledgement'], string> = {
  due: 'The acknowledgment email is on its way.',
  sent: 'They got an acknowledgment by email.',
  refused: 'The mail server refused the acknowledgment. Check the address.',
  withheld: 'No acknowledgment was sent: this address got too many.',
};

/** Who wrote in the contact form. There is no household to show. */
export function CaseVisitor({ visitor }: { visitor: Visitor }) {
  return (
    <Card aria-label="Visitor" role="region">
      <h2 className="text-xl">Visitor</h2>
      <p className="wrap-anywhere">
        {visitor.name}, {visitor.email}
      </p>
      <p className="text-muted">
        They wrote on the contact page and weren’t signed in. We don’t know whether the address is theirs.
      </p>
      <p className="text-muted">{ACKNOWLEDGEMENT[visitor.acknowledgement]}</p>
    </Card>
  );
}
