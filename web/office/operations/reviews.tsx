import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { REVIEWS_A_PAGE } from '#contract/office/operations.ts';
import { REVIEW_KINDS } from '#contract/core/reviews.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Select } from '#web/ui/select.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { reviewsQuery } from './queries.ts';
import { ReviewCard } from './review-card.tsx';

/** Open and decided reviews. The selection is in the URL, except for search text. */
export function Reviews() {
  const address = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(address.search);
  const state = asked.get('state') === 'decided' ? 'decided' : 'open';
  const kind = asked.get('kind') ?? '';
  // Not in the URL: it can be a member's address.
  const [search, setSearch] = useState('');
  const page = Math.max(1, Number(asked.get('page') ?? 1) || 1);
  const set = (changes: Record<string, string>) => {
    const next = new URLSearchParams(address.search);
    for (const [key, value] of Object.entries({ page: '', ...changes }))
      if (value === '') next.delete(key);
      else next.set(key, value);
    void navigate({ search: next.toString() }, { replace: true });
  };
  const query = useQuery({
    ...reviewsQuery({ state, kind, search, page }),
    placeholderData: keepPreviousData,
  });
  return (
    <section className="grid gap-5">
      <h2 className="text-xl">Reviews</h2>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Show">
          <Select value={state} onChange={(event) => set({ state: event.target.value })}>
            <option value="open">Waiting</option>
            <option value="decided">Decided</option>
          </Select>
        </Field>
        <Field label="Question">
          <Select value={kind} onChange={(event) => set({ kind: event.target.value })}>
            <option value="">Every question</option>
            {Object.entries(REVIEW_KINDS).map(([key, title]) => (
              <option key={key} value={key}>
                {title}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Search" hint="Address, member email, or words of the review">
          <Input
            type="search"
            value={search}
            maxLength={200}
            onChange={(event) => {
              setSearch(event.target.value);
              if (page > 1) set({});
            }}
          />
        </Field>
      </div>
      <Loaded query={query} what="the reviews">
        {({ reviews, total }) =>
          reviews.length === 0 ? (
            <EmptyState
              icon={ListChecks}
              title={state === 'open' ? 'Nothing waits for a person' : 'Nothing was decided'}
              text={
                state === 'open'
                  ? 'Questions come here when an order, a home or a payment is in doubt.'
                  : 'Decisions are kept here with their notes.'
              }
            />
          ) : (
            <>
              <p className="tabular text-muted" aria-live="polite">
                {total.toLocaleString('en-US')} {total === 1 ? 'question' : 'questions'}
              </p>
              <ul className="grid gap-4">
                {reviews.map((review) => (
                  <li key={review.id}>
                    <ReviewCard review={review} />
                  </li>
                ))}
              </ul>
              {total > REVIEWS_A_PAGE && (
                <Pagination
                  label="Reviews"
                  page={page}
                  pageCount={Math.ceil(total / REVIEWS_A_PAGE)}
                  onPage={(next) => set({ page: String(next) })}
                />
              )}
            </>
          )
        }
      </Loaded>
    </section>
  );
}
