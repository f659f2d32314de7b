import { Pause, Play } from 'lucide-react';
import { type FocusEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { hours } from './evacuation-hours.ts';
import { useSlides } from './use-slides.ts';
import * as t from '#text/outreach/landing-sections.ts';

type IndicatorProps = {
  /** Set on the first slide of a day. */
  day: string | undefined;
  time: string;
  title: string;
  state: 'past' | 'now' | 'next';
  isMoving: boolean;
};

/** One step on the timeline: past steps are filled, the current one fills up. */
function Indicator({ day, time, title, state, isMoving }: IndicatorProps) {
  return (
    <>
      {day && <span className="text-xs leading-tight font-medium text-muted sm:text-sm">{day}</span>}
      <span className="block h-1 w-full overflow-hidden rounded-full bg-line">
        <span
          className={cn(
            'block size-full origin-left rounded-full bg-amber',
            state === 'next' && 'hidden',
            state === 'now' && isMoving && 'animate-fill',
          )}
        />
      </span>
      <span
        className={cn(
          'tabular text-sm max-sm:w-min sm:text-base',
          state === 'now' ? 'font-bold' : 'text-muted',
        )}
      >
        {time}
      </span>
      <span className="sr-only">: {title}</span>
    </>
  );
}

/** One evacuation, hour by hour. All slides share one grid cell, so that the page never shifts. */
export function EvacuationCarousel() {
  const [isOver, setOver] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const { at, setAt, isMoving, isPaused, setPaused } = useSlides(hours.length, isOver || hasFocus);
  const Icon = isPaused ? Play : Pause;
  const leave = (event: FocusEvent) => setFocus(event.currentTarget.contains(event.relatedTarget));
  return (
    <section aria-labelledby="hours-title" data-theme="dark" className="bg-sunken">
      <div className="mx-auto max-w-6xl px-4 py-20 sm:px-6 lg:py-28">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
          <div>
            <h2 id="hours-title" className="text-3xl sm:text-4xl">
              {t.hoursTitle}
            </h2>
            <p className="mt-3 text-lg text-muted">{t.hoursText}</p>
          </div>
          <Button
            variant="outline"
            className="motion-reduce:hidden unscripted:hidden"
            onClick={() => setPaused(!isPaused)}
          >
            <Icon className="size-4 fill-current" aria-hidden="true" />
            {isPaused ? t.playSlides : t.pauseSlides}
          </Button>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only rests while looked at */}
        <div
          role="group"
          aria-roledescription={t.carousel}
          aria-labelledby="hours-title"
          onPointerEnter={(event) => setOver(event.pointerType === 'mouse')}
          onPointerLeave={() => setOver(false)}
          onFocus={() => setFocus(true)}
          onBlur={leave}
          className="mt-10 lg:mt-14"
        >
          <ol className="grid grid-cols-6 items-end gap-1 sm:gap-3 unscripted:hidden">
            {hours.map(({ day, time, title }, index) => (
              <li key={time}>
                <button
                  type="button"
                  aria-current={index === at ? 'true' : undefined}
                  className="grid min-h-12 w-full content-end gap-2 rounded-control text-left"
                  onClick={() => setAt(index)}
                >
                  <Indicator
                    day={day === hours[index - 1]?.day ? undefined : day}
                    time={time}
                    title={title}
                    state={index === at ? 'now' : index < at ? 'past' : 'next'}
                    isMoving={isMoving}
                  />
                </button>
              </li>
            ))}
          </ol>
          <div // Announced when the user chose it, never on autoplay.
            aria-live={isMoving ? 'off' : 'polite'}
            className="mt-8 grid unscripted:gap-16"
          >
            {hours.map(({ day, time, title, text, picture, alt }, index) => (
              <div
                key={time}
                role="group"
                aria-roledescription={t.slide}
                aria-label={t.slideOf(index + 1, hours.length)}
                className={cn(
                  'col-start-1 row-start-1 grid gap-8 transition-opacity duration-300 lg:grid-cols-[5fr_6fr] lg:items-center lg:gap-16 unscripted:visible unscripted:row-auto unscripted:opacity-100',
                  index !== at && 'invisible opacity-0',
                )}
              >
                <img
                  src={picture}
                  alt={alt}
                  width="600"
                  height="400"
                  loading="lazy"
                  decoding="async"
                  className="aspect-3/2 w-full rounded-card object-cover lg:order-2"
                />
                <div>
                  <p className="tabular font-display text-5xl font-bold text-amber-ink lg:text-7xl">
                    {day && <span className="block text-xl lg:text-2xl">{day}</span>} {time}
                  </p>
                  <h3 className="mt-4 text-2xl lg:text-4xl">{title}</h3>
                  <p className="mt-3 max-w-md text-lg text-muted">{text}</p>
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
