import { useQuery } from '@tanstack/react-query';
import { Link2Off } from 'lucide-react';
import { useParams } from '#web/lib/router.tsx';
import { BRAND } from '#contract/brand.ts';
import type { NeighborGroup } from '#contract/emergency/neighbors.ts';
import * as english from '#contract/text/en/emergency/neighbor-flyer.ts';
import * as spanish from '#contract/text/es/emergency/neighbor-flyer.ts';
import { formatDate } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { QrCode } from './qr-code.tsx';
import { groupQuery } from './queries.ts';
import * as t from '#text/emergency/neighbors.ts';

/** /neighbors/:groupId/flyer/:linkId: a page to print, in English and Spanish. */
export function FlyerPage() {
  const { groupId = '', linkId = '' } = useParams();
  const query = useQuery(groupQuery(groupId));
  return (
    <Loaded query={query} what={t.theGroup}>
      {(group) => {
        const link = group?.links.find(({ id }) => id === linkId);
        return group && link ? <Flyer group={group} link={link} /> : <NoFlyer groupId={groupId} />;
      }}
    </Loaded>
  );
}

const NoFlyer = ({ groupId }: { groupId: string }) => (
  <div className="mx-auto grid w-full max-w-5xl gap-6">
    <h1 className="text-3xl">{t.flyerTitle}</h1>
    <EmptyState
      icon={Link2Off}
      title={t.flyerGone}
      text={t.flyerGoneText}
      action={
        <Link to={`/neighbors/${groupId}`} className={buttonClass({ variant: 'outline' })}>
          {t.backToGroup}
        </Link>
      }
    />
  </div>
);

type FlyerProps = { group: NeighborGroup; link: NeighborGroup['links'][number] };

function Flyer({ group, link }: FlyerProps) {
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <header className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <h1 className="text-3xl">{t.flyerTitle}</h1>
        <div className="flex flex-wrap gap-3">
          <Link to={`/neighbors/${group.id}`} className={buttonClass({ variant: 'outline' })}>
            {t.backToGroup}
          </Link>
          <Button onClick={() => print()}>{t.print}</Button>
        </div>
        <p className="basis-full text-muted">{t.linkRunsOut(formatDate(link.expiresAt))}</p>
      </header>
      <article className="grid gap-6 rounded-card border border-line bg-raised p-6 sm:p-10 print:border-0 print:bg-transparent print:p-0">
        <Half words={english} language="en" group={group} />
        <div className="grid justify-items-center gap-2">
          <QrCode text={link.url} label={`${english.scan} ${spanish.scan}`} className="w-56 rounded-card" />
          <p className="text-center text-sm break-all">{link.url}</p>
        </div>
        <Half words={spanish} language="es" group={group} />
        <p className="text-center font-semibold">{BRAND.name}</p>
      </article>
    </div>
  );
}

type Words = {
  readonly [K in keyof typeof english]: (typeof english)[K] extends string ? string : unknown;
} & {
  invites: (ambassador: string, group: string) => string;
  shared: readonly string[];
};

function Half({ words, language, group }: { words: Words; language: 'en' | 'es'; group: NeighborGroup }) {
  return (
    <section lang={language} className="grid gap-3">
      <h2 className="text-2xl">{words.heading}</h2>
      <p className="text-lg wrap-anywhere">{words.invites(group.ambassador, group.name)}</p>
      <p className="font-semibold">
        {words.scan} {words.free}
      </p>
      <h3 className="font-sans text-base font-semibold tracking-normal">{words.whatIsShared}</h3>
      <ul className="list-disc space-y-1 pl-5">
        {words.shared.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>{words.emergency}</p>
    </section>
  );
}
