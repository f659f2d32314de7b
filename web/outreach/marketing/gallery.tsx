import booked from '#web/art/gallery-booked.svg';
import coordinated from '#web/art/gallery-coordinated.svg';
import daycare from '#web/art/gallery-daycare.svg';
import delivered from '#web/art/gallery-delivered.svg';
import filed from '#web/art/gallery-filed.svg';
import relocated from '#web/art/gallery-relocated.svg';
import travel from '#web/art/gallery-travel.svg';
import { MovingRow } from '#web/ui/moving-row.tsx';
import * as t from '#text/outreach/landing-sections.ts';

const SCENES = [
  { ...t.scenes.booked, picture: booked },
  { ...t.scenes.relocated, picture: relocated },
  { ...t.scenes.daycare, picture: daycare },
  { ...t.scenes.delivered, picture: delivered },
  { ...t.scenes.travel, picture: travel },
  { ...t.scenes.filed, picture: filed },
  { ...t.scenes.coordinated, picture: coordinated },
];

/** A moving row of seven things we handled. */
export function Gallery() {
  return (
    <section aria-labelledby="gallery-title" className="py-20 lg:py-28">
      <MovingRow
        label={t.galleryLabel}
        what={t.pictures}
        head={
          <h2 id="gallery-title" className="max-w-2xl text-3xl sm:text-4xl">
            {t.galleryTitle}
          </h2>
        }
      >
        {SCENES.map(({ label, picture, alt, text }) => (
          <li key={label} className="w-[clamp(17rem,26vw,34rem)]">
            <figure className="relative">
              <img
                src={picture}
                alt={alt}
                width="800"
                height="600"
                loading="lazy"
                decoding="async"
                className="aspect-4/3 w-full rounded-card border border-line object-cover"
              />
              <figcaption>
                <span className="absolute top-3 left-3 rounded-full bg-raised px-3 py-1 text-sm font-bold tracking-wider text-moss-ink">
                  {label}
                </span>{' '}
                <span className="mt-3 block text-lg text-muted">{text}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </MovingRow>
    </section>
  );
}
