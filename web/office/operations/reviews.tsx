import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from '#web/lib/router.tsx';
import { REVIEW_KINDS } from '#contract/core/reviews.ts';
import { countInWords } from '#web/lib/format.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Options } from '#web/ui/options.tsx';
import { Select } from '#web/ui/select.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PreviousNext } from '#web/ui/previous-next.tsx';
import { reviewsQuery } from './queries.ts';
import { SearchBox } from './search-box.tsx';
import { ReviewCard } from './review-card.tsx';
import * as t from '#text/office/operations-reviews.ts';

/** Open and decided reviews. The selection is in the URL, except for search text. */
export function Reviews() {
  const address = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(address.search);
  const state = asked.get('state') === 'decided' ? 'decided' : 'open';
  const kind = asked.get('kind') ?? '';
  // Not in the URL: it can be a member's address.
  const [search, setSearch] = useState('');
  /** The cursors of later pages. Not in the URL, because the list changes while it is read. */
  const [turned, setTurned] = useState<{ list: string; cursors: readonly string[] }>();
  // A link to another list opens its first page.
  const cursors = turned?.list === address.search ? turned.cursors : [];
  const setCursors = (next: readonly string[]) => setTurned({ list: address.search, cursors: next });
  const after = cursors.at(-1);
  const set = (changes: Record<string, string>) => {
    const next = new URLSearchParams(address.search);
    setTurned(undefined);
    for (const [key, value] of Object.entries(changes))
      if (value === '') next.delete(key);
      else next.set(key, value);
    navigate({ search: next.toString() }, { replace: true });
  };
  const query = useQuery({
    ...reviewsQuery({ state, kind, search, ...(after === undefined ? {} : { after }) }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="grid gap-5">
      <h2 className="text-xl">{t.reviews}</h2>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={t.show}>
          <Select value={state} onChange={(event) => set({ state: event.target.value })}>
            <option value="open">{t.waiting}</option>
            <option value="decided">{t.decided}</option>
          </Select>
        </Field>
        <Field label={t.type}>
          <Select value={kind} onChange={(event) => set({ kind: event.target.value })}>
            <option value="">{t.allTypes}</option>
            <Options words={REVIEW_KINDS} />
          </Select>
        </Field>
        <Field label={t.search} hint={t.searchHint}>
          <SearchBox
            value={search}
            onSearch={(typed) => {
              setSearch(typed);
              setCursors([]);
            }}
          />
        </Field>
      </div>
      <Loaded query={query} what={t.whatReviews}>
        {({ reviews, next, total, isTotalCapped }) =>
          reviews.length === 0 && after === undefined ? (
            <EmptyState
              icon={ListChecks}
              title={state === 'open' ? t.nothingWaits : t.nothingDecided}
              text={state === 'open' ? t.nothingWaitsDetail : t.nothingDecidedDetail}
            />
          ) : (
            <>
              <p className="tabular text-muted" aria-live="polite">
                {t.reviewCount(countInWords(total, isTotalCapped), total)}
              </p>
              <ul className="grid gap-4">
                {reviews.map((review) => (
                  <li key={review.id}>
                    <ReviewCard review={review} />
                  </li>
                ))}
              </ul>
              <PreviousNext
                label={t.reviews}
                onPrevious={after === undefined ? undefined : () => setCursors(cursors.slice(0, -1))}
                onNext={next === null ? undefined : () => setCursors([...cursors, next])}
              />
            </>
          )
        }
      </Loaded>
    </section>
  );
}
