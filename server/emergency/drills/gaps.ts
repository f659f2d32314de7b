import type { DrillGap } from '#contract/emergency/drills.ts';
import { approvalText, isApproved, type Approval } from '#contract/home/protection.ts';

/** What a drill finds out about a home, before it is worded. */
export type Findings = {
  isPrecise: boolean;
  /** The membership protects this home. */
  isProtected: boolean;
  approval: Approval;
  hasMembership: boolean;
  nights: number;
  hasRoom: boolean;
  cashCents: number;
  /** Cash can be sent here at all. */
  hasProvider: boolean;
  hasCard: boolean;
  /** The payout provider hasn't verified the member's identity yet. */
  lacksIdentity: boolean;
  channels: readonly ('email' | 'sms' | 'push')[];
  people: number;
  hasRoutes: boolean;
  /** Horses and livestock without a trailer. */
  animalsWithoutTrailer: number;
  hasMeetingPlace: boolean;
  hasOutOfAreaContact: boolean;
};

/** Why cash couldn't have been sent, or null. */
function cashProblem({ cashCents, hasProvider, hasCard, lacksIdentity }: Findings): string | null {
  if (cashCents === 0) return null;
  if (!hasProvider)
    return 'We can’t send emergency cash yet. Our team is working on it, and there’s nothing you need to do.';
  if (!hasCard)
    return 'We couldn’t have paid you: you have no debit card for emergency cash. Add a debit card.';
  if (lacksIdentity)
    return 'We couldn’t have paid you: our payment provider hasn’t verified your identity. Verify it under Emergency cash card.';
  return null;
}

/** Why a member's home wouldn't have been served by itself, or null. */
function protectionProblem({ hasMembership, isProtected, approval }: Findings): string | null {
  if (!hasMembership) return null;
  if (!isProtected)
    return 'Your membership protects another home, so there would have been no room and no cash here. Choose your protected home.';
  return isApproved(approval) ? null : approvalText(approval, null);
}

/** What would have gone wrong and how to fix it, most serious first. */
export function gapsIn(found: Findings): { gap: DrillGap; text: string }[] {
  const noCash = cashProblem(found);
  const noServices = protectionProblem(found);
  const gaps: [boolean, DrillGap, string][] = [
    [
      !found.isPrecise,
      'pin',
      'Your home’s pin isn’t exact, so our team would have reviewed your home before services started. Place the pin in HomeVault.',
    ],
    [
      !found.hasMembership,
      'membership',
      'You have no active membership, so there would have been no room and no cash. Choose a plan.',
    ],
    [noServices !== null, 'protection', noServices ?? ''],
    [noCash !== null, 'card', noCash ?? ''],
    [
      found.nights > 0 && !found.hasRoom,
      'room',
      'No suitable room was available. You would have been on the waiting list.',
    ],
    [
      !found.channels.includes('sms') && !found.channels.includes('push'),
      'reach',
      'We could have reached you by email only. A text wakes you at night: add your phone number in Settings.',
    ],
    [
      !found.hasRoutes,
      'routes',
      'Your plan has no way out. Roads close, so write down two routes that leave in different directions.',
    ],
    [
      found.animalsWithoutTrailer > 0,
      'trailer',
      `${found.animalsWithoutTrailer === 1 ? '1 large animal has' : `${found.animalsWithoutTrailer} large animals have`} no trailer, and hotels don’t take them. Arrange a trailer and a place to go.`,
    ],
    [
      found.people === 0,
      'people',
      'Your household is empty, so we would have booked for two, and no one could have checked in. Add the people who live with you.',
    ],
    [
      !found.hasMeetingPlace,
      'meeting-place',
      'Your plan has no meeting place. Agree on one and write it down.',
    ],
    [
      !found.hasOutOfAreaContact,
      'contact',
      'You have no contact outside the area whom everyone can call. Add an emergency contact who lives farther away.',
    ],
  ];
  return gaps.flatMap(([isGap, gap, text]) => (isGap ? [{ gap, text }] : []));
}
