import type { DrillGap } from '#contract/emergency/drills.ts';

/** What a drill finds out about a home, before it is worded. */
export type Findings = {
  isPrecise: boolean;
  hasMembership: boolean;
  nights: number;
  hasRoom: boolean;
  cashCents: number;
  hasCard: boolean;
  /** The payout provider hasn't verified the member's identity yet. */
  lacksIdentity: boolean;
  channels: readonly ('email' | 'sms' | 'push')[];
  people: number;
  hasMeetingPlace: boolean;
  hasOutOfAreaContact: boolean;
};

/** What would have gone wrong and how to fix it, most serious first. */
export function gapsIn(found: Findings): { gap: DrillGap; text: string }[] {
  const gaps: [boolean, DrillGap, string][] = [
    [
      !found.isPrecise,
      'pin',
      'Your home is not on its exact spot on the map, so an order could not have been matched to it. Place the pin in HomeVault.',
    ],
    [
      !found.hasMembership,
      'membership',
      'No membership is active, so no room and no cash would have come. Choose a plan.',
    ],
    [
      found.cashCents > 0 && !found.hasCard,
      'card',
      'There is no card for your emergency cash: it would have waited. Add a debit card.',
    ],
    [
      found.cashCents > 0 && found.hasCard && found.lacksIdentity,
      'card',
      'Our payment provider does not know yet who you are: your emergency cash would have waited. Confirm it under Emergency cash card.',
    ],
    [
      found.nights > 0 && !found.hasRoom,
      'room',
      'No partner hotel with a fitting room was free nearby. You would have been in line for the next one.',
    ],
    [
      !found.channels.includes('sms') && !found.channels.includes('push'),
      'reach',
      'We could have told you by e-mail only. At night a text message wakes you: add your phone number in Settings.',
    ],
    [
      found.people === 0,
      'people',
      'Nobody is listed in your household, so a room would have been for two and nobody could have been checked in. Add who lives with you.',
    ],
    [
      !found.hasMeetingPlace,
      'meeting-place',
      'Your plan names no meeting place. Agree on one, and write it down.',
    ],
    [
      !found.hasOutOfAreaContact,
      'contact',
      'Nobody outside the area is named whom everyone can call. Add an emergency contact from another place.',
    ],
  ];
  return gaps.flatMap(([isGap, gap, text]) => (isGap ? [{ gap, text }] : []));
}
