import type { ZoneAnswer } from '#contract/emergency/places.ts';
import { formatMoment } from '#web/lib/format.ts';
import * as t from '#text/emergency/places.ts';

/** A home's official zone, or the reason why we can't name it. */
export function ZoneWords({ answer: { outcome, zone } }: { answer: ZoneAnswer }) {
  if (outcome !== 'known' || !zone)
    return outcome === 'known' ? null : (
      <p className="text-muted print:text-[0.6875rem]">{t.noZone[outcome]}</p>
    );
  return (
    <div className="grid justify-items-start gap-1 print:gap-0">
      <p className="font-semibold print:text-xs">
        {zone.name ? t.zoneNamed(zone.id, zone.name) : t.zone(zone.id)}
      </p>
      <p className="text-muted print:text-[0.6875rem]">
        {t.zoneSeen(zone.source, formatMoment(zone.lastSeenAt))}
      </p>
      {zone.url && (
        <a
          href={zone.url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4 print:hidden"
        >
          {t.zonePage}
        </a>
      )}
    </div>
  );
}
