import { MovingRow } from '#web/ui/moving-row.tsx';
import { services } from './services.ts';
import * as t from '#text/outreach/waitlist.ts';

/** A moving row of the services we book; hidden on small screens, where the page ends with the form. */
export function ServiceCarousel() {
  return (
    <section
      aria-labelledby="services-title"
      className="hidden border-t border-line bg-sunken py-16 [--row-time:80s] md:block lg:py-24"
    >
      <MovingRow
        label={t.services}
        what={t.theServices}
        hasSteps
        head={
          <div className="grid max-w-xl gap-3">
            <h2 id="services-title" className="text-3xl sm:text-4xl">
              {t.servicesTitle}
            </h2>
            <p className="text-lg text-muted">{t.servicesText}</p>
          </div>
        }
      >
        {services.map(({ title, text, picture }) => (
          <li key={title} className="w-[clamp(17rem,22vw,28rem)]">
            <img
              src={picture}
              alt=""
              width="600"
              height="400"
              loading="lazy"
              decoding="async"
              className="aspect-3/2 w-full rounded-card border border-line object-cover"
            />
            <h3 className="mt-4 text-lg">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </MovingRow>
    </section>
  );
}
