import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { cn } from '#web/ui/cn.ts';
import { type Feature, type FeatureKey, features } from './features.ts';
import * as t from '#text/outreach/landing-sections.ts';

const FeatureDialog = lazyPart(() => import('./feature-dialog.tsx').then((m) => m.FeatureDialog));
/** Preloads the dialog. Failures are handled when it's opened. */
const expectDialog = () => void FeatureDialog.preload().catch(() => {});

/** The FAQ answer with the same content, without a dialog. */
const answerTo = (key: FeatureKey) => `/faq#${key}`;

type OpenerProps = { to: string; className: string; children: string; onOpen: () => void };

/**
 * In HTML it's a link to the FAQ answer, which works before and without scripts. Once loaded it acts as a
 * button that opens the dialog: the same element, so that focus isn't lost. It can still be opened in a new
 * window.
 */
function Opener({ onOpen, ...props }: OpenerProps) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  const openHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen();
  };
  const openBySpace = (event: KeyboardEvent) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onOpen();
  };
  const button = { role: 'button', 'aria-haspopup': 'dialog', onKeyDown: openBySpace } as const;
  return (
    <Link
      {...props}
      {...(isAlive && button)}
      data-opens=""
      onClick={openHere}
      onPointerEnter={expectDialog}
      onFocus={expectDialog}
    />
  );
}

type FeatureCardProps = { feature: Feature; isWide: boolean; onOpen: () => void };

function FeatureCard({ feature, isWide, onOpen }: FeatureCardProps) {
  const { key, title, text, picture, alt, open } = feature;
  // The button covers the whole card, so that there is one target with one name.
  const whole = 'after:absolute after:inset-0 after:rounded-card';
  return (
    <li
      className={cn(
        'group relative flex flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-line-strong',
        isWide ? 'lg:col-span-7' : 'lg:col-span-5',
      )}
    >
      <img
        src={picture}
        alt={alt}
        width="640"
        height="400"
        loading="lazy"
        decoding="async"
        className="aspect-8/5 w-full object-cover object-bottom lg:aspect-auto lg:h-80"
      />
      <div className="flex flex-1 flex-col gap-3 p-5 sm:p-7">
        <h3 className="text-2xl sm:text-3xl">{title}</h3>
        <p className="mb-2 max-w-md text-muted">{text}</p>
        <div className="mt-auto flex">
          <Opener
            to={answerTo(key)}
            className={cn(buttonClass({ variant: 'secondary' }), whole)}
            onOpen={onOpen}
          >
            {open}
          </Opener>
        </div>
      </div>
    </li>
  );
}

/** The four services. Each card opens its dialog; one is open at a time. */
export function FeatureCards() {
  const [shown, setShown] = useState<FeatureKey | null>(null);
  return (
    <section aria-labelledby="features-title" className="border-t border-line bg-sunken">
      <div className="mx-auto max-w-6xl px-4 py-20 sm:px-6 lg:py-28">
        <h2 id="features-title" className="max-w-2xl text-3xl sm:text-4xl">
          {t.featuresTitle}
        </h2>
        <ul className="mt-10 grid gap-6 lg:mt-14 lg:grid-cols-12">
          {features.map((feature, at) => (
            <FeatureCard
              key={feature.key}
              feature={feature}
              isWide={at % 4 === 0 || at % 4 === 3}
              onOpen={() => setShown(feature.key)}
            />
          ))}
        </ul>
      </div>
      {shown && (
        <FeatureDialog shown={shown} onShow={setShown} onMissing={() => location.assign(answerTo(shown))} />
      )}
    </section>
  );
}
