import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { WithHome } from '#web/home/homes/with-home.tsx';
import { Link } from '#web/lib/link.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { recoveryQuery } from './queries.ts';
import { StartCard } from './start-card.tsx';
import * as page from '#text/home/recovery.ts';
import * as t from '#text/home/recovery-records.ts';

type RecordFrameProps<T> = {
  title: string;
  intro: string;
  /** What is loading. */
  what: string;
  query: (homeId: string) => unknown;
  children: (data: T, homeId: string) => ReactNode;
};

/** The frame of a recovery's pages. Without a recovery, it offers to start one. */
export function RecordFrame<T>({ title, intro, what, query, children }: RecordFrameProps<T>) {
  const home = useQuery(currentHomeQuery);
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-6">
      <div className="grid gap-1">
        <Link to="/recovery" className="inline-flex min-h-11 items-center gap-2 justify-self-start underline">
          <ArrowLeft className="size-5" aria-hidden="true" />
          {t.back}
        </Link>
        <h1 className="text-3xl">{title}</h1>
        <p className="max-w-prose text-lg">{intro}</p>
      </div>
      <WithHome home={home} waiting={null} without={page.noHome} safe={page.notLoadedSafe}>
        {({ id }) => (
          <OfHome<T> key={id} homeId={id} what={what} query={query}>
            {children}
          </OfHome>
        )}
      </WithHome>
    </div>
  );
}

type OfHomeProps<T> = Pick<RecordFrameProps<T>, 'what' | 'query' | 'children'> & { homeId: string };

function OfHome<T>({ homeId, what, query, children }: OfHomeProps<T>) {
  const view = useQuery(recoveryQuery(homeId));
  const isStarted = view.data !== undefined && view.data.recovery !== null;
  const options = query(homeId) as UseQueryOptions<T>;
  const data = useQuery({ ...options, enabled: isStarted }) as UseQueryResult<T>;
  if (view.data && !isStarted) return <StartCard homeId={homeId} view={view.data} />;
  if (!view.data)
    return (
      <Loaded query={view} what={what}>
        {() => null}
      </Loaded>
    );
  return (
    <Loaded query={data} what={what}>
      {(loaded) => children(loaded, homeId)}
    </Loaded>
  );
}
