import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Headset, Inbox } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { SEVERITIES, SEVERITY_NAMES } from '#contract/service/cases.ts';
import { May } from '#web/core/accounts/may.tsx';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { CaseList } from './case-list.tsx';
import { CasePanel } from './case-panel.tsx';
import { casesQuery, deskQuery, takeNext } from './desk-queries.ts';

/** Where our team works on cases: the queue, one case, and its household. */
export function DeskPage() {
  return (
    <AdminFrame title="Desk" actions={<NextButton />}>
      <Desk />
    </AdminFrame>
  );
}

function NextButton() {
  const navigate = useNavigate();
  const next = useMutation(takeNext);
  const take = async () => {
    try {
      const { caseId } = await next.mutateAsync();
      if (caseId) await navigate(`/desk/${caseId}`);
      else toast({ title: 'The queue is empty', text: 'No case is waiting right now.' });
    } catch (error) {
      toast({ title: 'No case was taken', text: sentence(error), destructive: true });
    }
  };
  return (
    <May use="cases.work">
      <Button busy={next.isPending} onClick={() => void take()}>
        Next case
      </Button>
    </May>
  );
}

function Desk() {
  const { caseId } = useParams();
  return (
    <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <Sidebar current={caseId} />
      {caseId ? (
        <CasePanel key={caseId} caseId={caseId} />
      ) : (
        <EmptyState
          icon={Headset}
          title="No case open"
          text="Press Next case. We choose the most severe one that has waited longest."
        />
      )}
    </div>
  );
}

function Sidebar({ current }: { current: string | undefined }) {
  const query = useQuery(deskQuery);
  return (
    <div className="grid gap-6">
      <Loaded query={query} what="your desk">
        {({ mine, queue }) => (
          <>
            <section className="grid gap-2">
              <h2 className="text-lg">In the queue</h2>
              <dl className="tabular grid grid-cols-[1fr_auto] gap-x-4">
                {SEVERITIES.map((severity) => (
                  <div key={severity} className="contents">
                    <dt>{SEVERITY_NAMES[severity]}</dt>
                    <dd className="text-right font-semibold">{queue[String(severity)] ?? 0}</dd>
                  </div>
                ))}
              </dl>
            </section>
            <section className="grid gap-2">
              <h2 className="text-lg">Your cases</h2>
              {mine.length === 0 ? (
                <p className="text-muted">You have no cases.</p>
              ) : (
                <CaseList rows={mine} current={current} label="Your cases" />
              )}
            </section>
          </>
        )}
      </Loaded>
      <Search current={current} />
    </div>
  );
}

function Search({ current }: { current: string | undefined }) {
  const [asked, setAsked] = useState('');
  const query = useQuery({
    ...casesQuery({ q: asked, limit: 20 }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <search>
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(String(new FormData(event.currentTarget).get('q') ?? '').trim());
        }}
      >
        <Field label="Find a case" hint="Reference, name or email address">
          <Input name="q" type="search" maxLength={200} autoComplete="off" />
        </Field>
        <Button type="submit" variant="outline">
          Search
        </Button>
      </form>
      {asked !== '' && (
        <div className="mt-4">
          <Loaded query={query} what="the cases">
            {({ rows }) =>
              rows.length === 0 ? (
                <EmptyState icon={Inbox} title="No case found" text="Check the reference or the name." />
              ) : (
                <CaseList rows={rows} current={current} label="Cases found" />
              )
            }
          </Loaded>
        </div>
      )}
    </search>
  );
}
