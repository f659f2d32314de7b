import {
  BellRing,
  ClipboardList,
  CreditCard,
  HandCoins,
  House,
  type LucideIcon,
  MapPin,
  Siren,
  UsersRound,
} from 'lucide-react';
import type { SetupStep } from '#contract/office/setup.ts';
import * as t from '#text/office/setup.ts';

export type StepWords = {
  icon: LucideIcon;
  title: string;
  why: string;
  minutes: number;
  /** What depends on it. */
  neededFor: string;
};

export const STEP_WORDS: Record<SetupStep, StepWords> = {
  home: {
    icon: House,
    title: t.homeTitle,
    why: t.homeWhy,
    minutes: 1,
    neededFor: t.homeNeededFor,
  },
  pin: {
    icon: MapPin,
    title: t.pinTitle,
    why: t.pinWhy,
    minutes: 1,
    neededFor: t.pinNeededFor,
  },
  membership: {
    icon: CreditCard,
    title: t.membershipTitle,
    why: t.membershipWhy,
    minutes: 2,
    neededFor: t.membershipNeededFor,
  },
  card: {
    icon: HandCoins,
    title: t.cardTitle,
    why: t.cardWhy,
    minutes: 1,
    neededFor: t.cardNeededFor,
  },
  people: {
    icon: UsersRound,
    title: t.peopleTitle,
    why: t.peopleWhy,
    minutes: 1,
    neededFor: t.peopleNeededFor,
  },
  reach: {
    icon: BellRing,
    title: t.reachTitle,
    why: t.reachWhy,
    minutes: 1,
    neededFor: t.reachNeededFor,
  },
  plan: {
    icon: ClipboardList,
    title: t.planTitle,
    why: t.planWhy,
    minutes: 1,
    neededFor: t.planNeededFor,
  },
  drill: {
    icon: Siren,
    title: t.drillTitle,
    why: t.drillWhy,
    minutes: 2,
    neededFor: t.drillNeededFor,
  },
};

export const aboutMinutes = (minutes: number): string => t.aboutMinutes(minutes);
