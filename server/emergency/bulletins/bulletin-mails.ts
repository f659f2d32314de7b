import { INFORMATION_NAMES, type InformationKind } from '#contract/emergency/information.ts';
import { timeInWords } from '#server/core/notifications/notifications.ts';
import type { InformationRow } from '#server/emergency/alerts/alerts.ts';
import type { MailParts } from '#server/platform/mail-layout.ts';

export type BulletinFacts = Pick<
  InformationRow,
  'kind' | 'name' | 'source' | 'url' | 'startsAt' | 'endsAt' | 'endedAt'
> & { version: number; addressLine: string };

/** What to do, in the order in which people should do it. */
const ADVICE: Record<InformationKind, string[]> = {
  'shelter-in-place': [
    'Stay inside. Close doors and windows, and turn off fans and air conditioning that bring in outside air. Bring in your animals.',
    'Don’t leave until officials say it’s safe, or tell you to evacuate.',
  ],
  advisories: [
    'You don’t have to leave. Officials may issue a warning or an order, so get ready: fuel, phone charged, go bag by the door.',
    'If you need more time, or have large animals, think about leaving early.',
  ],
  'red-flag': [
    'Wind and dry air mean a fire can spread fast. Park facing the street, charge your phones and keep your go bag by the door.',
    'Don’t mow dry grass, burn, weld or use anything that throws sparks.',
  ],
  'power-shutoff': [
    'Charge phones and power banks now. Open your garage by hand once, so you know how. Keep the fridge closed while the power is out.',
    'If someone needs power for a medical device, arrange backup power or a place to go before the shutoff starts.',
  ],
};

const during = ({ startsAt, endsAt }: BulletinFacts): string =>
  `${startsAt ? ` from ${timeInWords(startsAt)}` : ''}${endsAt ? ` until ${timeInWords(endsAt)}` : ''}`;

/** "Red Flag Warning: Butte County": the same words in every channel. */
export const bulletinTitle = ({ kind, name, endedAt, version }: BulletinFacts): string =>
  `${INFORMATION_NAMES[kind]}${endedAt ? ' is over' : version > 1 ? ' changed' : ''}: ${name}`;

export function bulletinStatement(facts: BulletinFacts): string {
  const { kind, source, endedAt, addressLine } = facts;
  return endedAt
    ? `${source} ended the ${INFORMATION_NAMES[kind]} for the area of your home at ${addressLine}.`
    : `${source} issued a ${INFORMATION_NAMES[kind]}${during(facts)}. The area includes your home at ${addressLine}.`;
}

/** The email about an information event. It starts no services, and says so. */
export function bulletinMail(facts: BulletinFacts, pageUrl: string): MailParts {
  const { kind, endedAt, url } = facts;
  return {
    subject: bulletinTitle(facts),
    greeting: INFORMATION_NAMES[kind] + (endedAt ? ' is over' : ''),
    paragraphs: endedAt
      ? [
          bulletinStatement(facts),
          ...(kind === 'shelter-in-place' ? ['Follow what your county says about going outside.'] : []),
        ]
      : [
          bulletinStatement(facts),
          ...ADVICE[kind],
          'This is for your information. It isn’t an Evacuation Order or Warning, so we haven’t booked or sent anything. If one covers your home, we’ll let you know at once.',
          'If you’re in danger, leave and call 911.',
        ],
    action: { label: 'See your home’s status', url: pageUrl },
    ...(url ? { links: [{ label: 'What the official source says', url }] } : {}),
  };
}
