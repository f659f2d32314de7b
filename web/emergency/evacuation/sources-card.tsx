import { CircleCheck, CircleX, RadioTower, TriangleAlert } from 'lucide-react';
import type { FeedView } from '#contract/emergency/evacuation.ts';
import { isDemo } from '#web/lib/mode.ts';
import { Section } from '#web/ui/section.tsx';
import { feedWords } from './words.ts';
import * as t from '#text/emergency/evacuation.ts';

const ICON = { ok: CircleCheck, stale: TriangleAlert, unavailable: CircleX } as const;
const TONE = { ok: 'text-moss-ink', stale: 'text-amber-ink', unavailable: 'text-danger-ink' } as const;

/** The state of each source. It never says "all clear". */
export function SourcesCard({ feeds }: { feeds: readonly FeedView[] }) {
  return (
    <Section icon={RadioTower} title={t.officialSources}>
      {feeds.length > 0 ? (
        <ul className="grid gap-3">
          {feeds.map((feed) => {
            const Icon = ICON[feed.state];
            return (
              <li key={feed.id} className="grid grid-cols-[1.5rem_1fr] gap-x-3">
                <Icon className={`mt-0.5 size-5 ${TONE[feed.state]}`} aria-hidden="true" />
                <div>
                  <a
                    href={feed.officialUrl}
                    target="_blank"
                    rel="noreferrer"
                    className="font-semibold underline decoration-1 underline-offset-4"
                  >
                    {feed.name}
                  </a>
                  <p className="tabular text-muted">{feedWords(feed)}</p>
                </div>
              </li>
            );
          })}
        </ul>
      ) : (
        <p>{isDemo() ? t.demoSources : t.noSources}</p>
      )}
      <p className="text-sm text-muted">{t.referenceOnly}</p>
    </Section>
  );
}
