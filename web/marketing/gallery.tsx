import booked from '#web/art/gallery-booked.svg';
import { MovingRow } from '#web/ui/moving-row.tsx';

const SCENES = [
  {
    label: 'BOOKED',
    picture: booked,
    alt: 'A lit hotel at the foot of the hills at dusk',
    text: 'Two rooms, outside the zone',
  },
  {
    label: 'RELOCATED',
    picture: booked,
    alt: 'A family car on the freeway out of the hills',
    text: 'Out by the road that was open',
  },
  {
    label: 'DAYCARE SUPPORT',
    picture: booked,
    alt: 'A daycare with a garden in the morning',
    text: 'A place for the children by 8 AM',
  },
  {
    label: 'DELIVERED',
    picture: booked,
    alt: 'Boxes of water and food at a door',
    text: 'Water and food at the door',
  },
  {
    label: 'TRAVEL SUPPORT',
    picture: booked,
    alt: 'An airplane over the coast range',
    text: 'A flight to the grandparents',
  },
  { label: 'FILED', picture: booked, alt: 'Papers in order on a desk', text: 'The claim, with its papers' },
  {
    label: 'COORDINATED',
    picture: booked,
    alt: 'Contractors at a house under repair',
    text: 'Contractors at the house',
  },
] as const;

/** Seven things that were taken care of, passing by. */
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
