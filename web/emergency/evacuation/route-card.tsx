import { useQuery } from '@tanstack/react-query';
import { Navigation, Printer, Route as RouteIcon } from 'lucide-react';
import type { EvacuationRoute, RouteGoal } from '#contract/emergency/evacuation-route.ts';
import {
  avoidedText,
  driveTime,
  noRouteReason,
  routeStepText,
  routeText,
  type SaidRoute,
} from '#contract/emergency/evacuation-route-words.ts';
import { ageText, roadDistance } from '#contract/emergency/route-words.ts';
import { AGED_SOURCES, type RouteStep } from '#contract/emergency/routes.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { evacuationRouteQuery } from './queries.ts';
import { appleMapsUrl, googleMapsUrl } from './route-links.ts';
import { RouteMap } from './route-map.tsx';
import * as t from '#text/emergency/evacuation-route.ts';
import { compass, mapCredit } from '#text/emergency/routes.ts';

export const ROUTE_ID = 'evacuation-route';

const toSaid = (route: EvacuationRoute): SaidRoute => ({ ...route, roads: route.ages.roads.state });

function Steps({ steps, goal }: { steps: readonly RouteStep[]; goal: RouteGoal }) {
  return (
    <ol className="grid list-decimal gap-2 pl-7 text-lg print:gap-0 print:pl-5 print:text-sm">
      {steps.map((step, i) => (
        <li key={i} className={step.kind === 'leave-zone' ? 'font-semibold' : undefined}>
          {routeStepText(step, goal)}
          {step.kind !== 'arrive' && (
            <span className="whitespace-nowrap tabular"> ({roadDistance(step.meters)})</span>
          )}
        </li>
      ))}
    </ol>
  );
}

function OpenInMaps({ route }: { route: EvacuationRoute }) {
  const [google, apple] = [googleMapsUrl(route), appleMapsUrl(route)];
  if (!google || !apple) return null;
  return (
    <div className="grid gap-2 print:hidden">
      <div className="flex flex-wrap gap-2">
        {[
          { url: google, label: t.openGoogle },
          { url: apple, label: t.openApple },
        ].map(({ url, label }) => (
          <a
            key={label}
            href={url}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'secondary', size: 'large' })}
          >
            <Navigation className="size-5" aria-hidden="true" />
            {label}
          </a>
        ))}
        <Button variant="outline" size="large" onClick={() => window.print()}>
          <Printer className="size-5" aria-hidden="true" />
          {t.print}
        </Button>
      </div>
      <p>
        {route.waypoints.isKept ? t.appKept : t.appNotKept} {t.appMayNotKnow}
      </p>
    </div>
  );
}

function Alternatives({ alternatives, goal }: Pick<EvacuationRoute, 'alternatives' | 'goal'>) {
  if (alternatives.length === 0) return <p>{t.noAlternatives}</p>;
  return (
    <>
      {alternatives.map((other, i) => (
        <details key={i} className="rounded-control border border-line p-3">
          <summary className="min-h-11 cursor-pointer content-center text-lg font-semibold">
            {t.alternative(i, roadDistance(other.meters), driveTime(other.seconds))}
          </summary>
          <div className="pt-2">
            <Steps steps={other.steps} goal={goal} />
          </div>
        </details>
      ))}
    </>
  );
}

function Ages({ route }: { route: EvacuationRoute }) {
  const said = (source: (typeof AGED_SOURCES)[number]) => {
    const { state, asOf } = route.ages[source];
    return ageText(source, { state, at: asOf && formatMoment(asOf) });
  };
  return (
    <div className="grid gap-1">
      <h3 className="text-lg font-semibold">{t.agesTitle}</h3>
      <ul className="grid gap-1">
        <li>{t.checked(formatMoment(route.checkedAt))}</li>
        {AGED_SOURCES.map((source) => (
          <li key={source}>{said(source)}</li>
        ))}
      </ul>
    </div>
  );
}

/** A legend for the map: patterns and marks, not only colors. */
function Legend({ route }: { route: EvacuationRoute }) {
  const shown = [
    { mark: '●', word: t.legend.home, is: true },
    { mark: '■', word: t.legend.goal, is: route.route !== null },
    { mark: '━', word: t.legend.route, is: route.route !== null },
    { mark: '┅', word: t.legend.alternative, is: route.alternatives.length > 0 },
    { mark: '▢', word: t.legend.zone, is: route.zones.length > 0 },
    { mark: '▨', word: t.legend.fire, is: route.fires.length > 0 },
    { mark: '✕', word: t.legend.closure, is: route.closures.length > 0 },
  ].filter(({ is }) => is);
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {shown.map(({ mark, word }) => (
        <li key={word}>
          <span className="font-semibold">{mark}</span> {word}
        </li>
      ))}
    </ul>
  );
}

/** A route that passed the check. */
function Found({ route, steps }: { route: EvacuationRoute; steps: readonly RouteStep[] }) {
  const isCurrent = route.ages.fires.state === 'ok' && route.ages.closures.state === 'ok';
  return (
    <>
      {routeText(toSaid(route)).map((sentence, i) => (
        <p key={sentence} className={i === 0 ? 'text-lg font-semibold' : 'text-lg'}>
          {sentence}
        </p>
      ))}
      {/* Next to "every fire and closed road we know of", so that no one overestimates it. */}
      {!isCurrent && <p className="text-lg font-semibold">{t.avoidsUnknown}</p>}
      <p className="text-lg font-semibold">{t.followOfficers}</p>
      <RouteMap route={route} />
      <Legend route={route} />
      <OpenInMaps route={route} />
      <h3 className="text-lg font-semibold">{t.stepsTitle}</h3>
      <Steps steps={steps} goal={route.goal} />
      <div className="grid gap-1">
        <h3 className="text-lg font-semibold">{t.avoidsTitle}</h3>
        <ul className="grid list-disc gap-1 pl-6">
          {route.avoids.map((avoided) => (
            <li key={avoidedText(avoided)}>{avoidedText(avoided)}</li>
          ))}
          {isCurrent && route.avoids.every(({ kind }) => kind === 'zone') && <li>{t.avoidsNothing}</li>}
        </ul>
      </div>
      <div className="grid gap-2">
        <h3 className="text-lg font-semibold">{t.alternativesTitle}</h3>
        <Alternatives alternatives={route.alternatives} goal={route.goal} />
      </div>
    </>
  );
}

/** No route: what to do first, then what we do know. Never a line on a map. */
function NotFound({ route }: { route: EvacuationRoute }) {
  const names = [...new Set(route.closures.map(({ name }) => name))];
  return (
    <>
      <p className="text-lg font-semibold">{t.reasons[noRouteReason(toSaid(route))]}</p>
      <p className="text-lg">{t.followOfficers}</p>
      {route.beeline && route.goalName !== null && (
        <p>{t.beeline(route.goalName, roadDistance(route.beeline.meters), compass[route.beeline.heading])}</p>
      )}
      <p>{t.appMayNotKnow}</p>
      {names.length > 0 && (
        <div className="grid gap-1">
          <h3 className="text-lg font-semibold">{t.knownClosures}</h3>
          <ul className="grid list-disc gap-1 pl-6">
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <p>{t.others}</p>
        </div>
      )}
      <RouteMap route={route} />
    </>
  );
}

/** The route out during an order, or the reason why there is none and what to do. */
export function RouteCard() {
  const { data, isPending, refetch, isFetching } = useQuery(evacuationRouteQuery);
  if (data?.state === 'none') return null;
  const route = data?.current;
  return (
    <div id={ROUTE_ID} className="scroll-mt-28">
      <Section icon={RouteIcon} title={t.title}>
        {isPending && <p>{t.loading}</p>}
        {!isPending && !data && (
          <>
            <p className="text-lg font-semibold">{t.notLoaded}</p>
            <div className="print:hidden">
              <Button variant="outline" busy={isFetching} onClick={() => void refetch()}>
                {t.retry}
              </Button>
            </div>
          </>
        )}
        {data?.isFromDevice && <p className="font-semibold">{t.savedRoute(formatMoment(data.savedAt))}</p>}
        {data?.state === 'computing' && <p className="text-lg font-semibold">{t.reasons.computing}</p>}
        {data?.state === 'no-place' && (
          <>
            <p className="text-lg font-semibold">{t.reasons['no-place']}</p>
            <div className="print:hidden">
              <Link to="/vault?open=pin" className={buttonClass({ variant: 'outline' })}>
                {t.placePin}
              </Link>
            </div>
          </>
        )}
        {route?.route && <Found route={route} steps={route.route.steps} />}
        {route && !route.route && <NotFound route={route} />}
        {route && <Ages route={route} />}
        {route && (
          <p className="tabular">
            {t.version(route.version, formatMoment(route.computedAt))}. {route.route && mapCredit}
          </p>
        )}
      </Section>
    </div>
  );
}
