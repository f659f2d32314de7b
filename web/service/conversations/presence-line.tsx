import type { Presence } from '#contract/service/presence.ts';
import { presenceWords } from './presence.ts';

/** Who is present on the other side. Its space is reserved, so that the page doesn't jump. */
export function PresenceLine({ people }: { people: Presence['people'] }) {
  return (
    <p role="status" className="min-h-6 text-sm text-muted">
      {presenceWords(people)}
    </p>
  );
}
