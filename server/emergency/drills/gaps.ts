import type { DrillGap } from '#contract/emergency/drills.ts';
import type { Messages } from '#contract/text/catalog.ts';
import * as english from '#contract/text/en/emergency/drill-outcome.ts';
import { approvalText, isApproved, type Approval } from '#contract/home/protection.ts';

/** The findings of a drill for a home, before they are worded. */
export type Findings = {
  isPrecise: boolean;
  /** The membership protects this home. */
  isProtected: boolean;
  approval: Approval;
  hasMembership: boolean;
  nights: number;
  hasRoom: boolean;
  cashCents: number;
  /** We have a way to send cash at all. */
  hasProvider: boolean;
  hasCard: boolean;
  /** The payout provider hasn't verified the member's identity yet. */
  lacksIdentity: boolean;
  channels: readonly ('email' | 'sms' | 'push')[];
  people: number;
  hasRoutes: boolean;
  /** Our road map has only one way out by car. */
  hasOneWayOut: boolean;
  /** Horses or livestock without a trailer. */
  animalsWithoutTrailer: number;
  hasMeetingPlace: boolean;
  hasOutOfAreaContact: boolean;
};

/** Why cash couldn't have been sent, or null. */
function cashProblem({ cashCents, hasProvider, hasCard, lacksIdentity }: Findings): string | null {
  if (cashCents === 0) return null;
  if (!hasProvider) return english.gaps.noProvider;
  if (!hasCard) return english.gaps.noCard;
  return lacksIdentity ? english.gaps.noIdentity : null;
}

/** Why a member's home wouldn't have been served automatically, or null. */
function protectionProblem({ hasMembership, isProtected, approval }: Findings): string | null {
  if (!hasMembership) return null;
  if (!isProtected) return english.gaps.otherHome;
  return isApproved(approval) ? null : approvalText(approval, null);
}

/** What would have gone wrong and how to fix it, most serious first. In English: `drillText` translates it. */
export function gapsIn(found: Findings): { gap: DrillGap; text: string }[] {
  const noCash = cashProblem(found);
  const noServices = protectionProblem(found);
  const { gaps: t } = english;
  const gaps: [boolean, DrillGap, string][] = [
    [!found.isPrecise, 'pin', t.pin],
    [!found.hasMembership, 'membership', t.membership],
    [noServices !== null, 'protection', noServices ?? ''],
    [noCash !== null, 'card', noCash ?? ''],
    [found.nights > 0 && !found.hasRoom, 'room', t.room],
    [!found.channels.includes('sms') && !found.channels.includes('push'), 'reach', t.reach],
    [!found.hasRoutes, 'routes', t.routes],
    [found.hasOneWayOut, 'one-way-out', t.oneWayOut],
    [found.animalsWithoutTrailer > 0, 'trailer', english.trailer(found.animalsWithoutTrailer)],
    [found.people === 0, 'people', t.people],
    [!found.hasMeetingPlace, 'meeting-place', t.meetingPlace],
    [!found.hasOutOfAreaContact, 'contact', t.contact],
  ];
  return gaps.flatMap(([isGap, gap, text]) => (isGap ? [{ gap, text }] : []));
}

/** A stored sentence in the reader's language. A sentence that we no longer use stays in English. */
export function drillText(text: string, t: Messages['drillOutcome']): string {
  const key = (Object.keys(english.gaps) as (keyof typeof english.gaps)[]).find(
    (one) => english.gaps[one] === text,
  );
  if (key) return t.gaps[key];
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  if (text === english.trailer(numbers[0] ?? 0)) return t.trailer(numbers[0] ?? 0);
  const [within = 0, clear = 0] = numbers;
  return text === english.noRoom(within, clear) ? t.noRoom(within, clear) : text;
}
