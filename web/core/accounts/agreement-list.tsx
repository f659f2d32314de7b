import { type AgreementKey, agreementsFor } from '#contract/core/agreements.ts';
import { FUNDS } from '#web/lib/funds.ts';
import { Link } from '#web/lib/link.tsx';
import * as t from '#text/core/agreements.ts';

/** What a person accepts, one statement each, with a link to the full text if there is one. */
export function AgreementList({ documents }: { documents: readonly AgreementKey[] }) {
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {documents.map((key) => {
        const { statement, link } = agreementsFor(FUNDS)[key];
        return (
          <li key={key}>
            {statement}{' '}
            {link && (
              <Link to={link.to} target="_blank" className="font-medium underline underline-offset-4">
                {t.read(link.label)}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
