import booked from '#web/art/gallery-booked.svg';
import coordinated from '#web/art/gallery-coordinated.svg';
import daycare from '#web/art/gallery-daycare.svg';
import delivered from '#web/art/gallery-delivered.svg';
import filed from '#web/art/gallery-filed.svg';
import relocated from '#web/art/gallery-relocated.svg';
import travel from '#web/art/gallery-travel.svg';
import { MovingRow } from '#web/ui/moving-row.tsx';

const SCENES = [
  {
    label: 'BOOKED',
    picture: booked,
    alt: 'A father and child carry their bags to a lit motel at dusk',
    text: 'A room outside the zone',
  },
  {
    label: 'RELOCATED',
    picture: relocated,
    alt: 'A packed car with the dog at the window arrives at a house with lit windows',
    text: 'Everyone out, the dog too',
  },
  {
    label: 'DAYCARE SUPPORT',
    picture: daycare,
    alt: 'Children at a table in a bright daycare, a teacher beside them',
    text: 'A morning to make calls in',
  },
  {
    label: 'DELIVERED',
    picture: delivered,
    alt: 'A driver leaves water and boxes on a porch',
    text: 'Water and food, at the door',
  },
  {
    label: 'TRAVEL SUPPORT',
    picture: travel,
    alt: 'A car drives up to an airport while a plane takes off',
    text: 'A flight to family',
  },
  {
    label: 'FILED',
    picture: filed,
    alt: 'Claim papers in order on a desk under a lamp',
    text: 'The claim, with its papers',
  },
  {
    label: 'COORDINATED',
    picture: coordinated,
    alt: 'Roofers at work on a house while the owner goes through the plan with the foreman',
    text: 'Repairs, in the right order',
  },
] as const;

/** A moving row of seven things we handled. */
export function Gallery() {
  return (
    <section aria-labelledby="gallery-title" className="py-20 lg:py-28">
      <MovingRow
        label="What Hearthline takes care of"
        what="pictures"
        head={
          <h2 id="gallery-title" className="max-w-2xl text-3xl sm:text-4xl">
            Taken care of, and you are told so
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
