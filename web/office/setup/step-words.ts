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
    title: 'Your home’s address',
    why: 'We check official evacuation orders and warnings for this address. You can add your insurance policy later.',
    minutes: 1,
    neededFor: 'Alerts, hotel and cash',
  },
  pin: {
    icon: MapPin,
    title: 'Place your home on the map',
    why: 'Evacuation zones follow streets and ridges. A pin on your roof tells us which side of the line you’re on.',
    minutes: 1,
    neededFor: 'Hotel and cash that start on their own',
  },
  membership: {
    icon: CreditCard,
    title: 'Your plan',
    why: 'Alerts are free. Your plan sends emergency cash when an Evacuation Order covers your home. Plus and Premium also pay for hotel nights.',
    minutes: 2,
    neededFor: 'Hotel and cash',
  },
  card: {
    icon: HandCoins,
    title: 'Your emergency cash card',
    why: 'When an Evacuation Order covers your home, we send your cash to this debit card, usually within 10 minutes. Without a card, we can’t send it.',
    minutes: 1,
    neededFor: 'Emergency cash',
  },
  people: {
    icon: UsersRound,
    title: 'People and animals',
    why: 'We book rooms that fit everyone, and ask about each person by name in an evacuation.',
    minutes: 1,
    neededFor: 'Your hotel room and check-ins',
  },
  reach: {
    icon: BellRing,
    title: 'Texts and notifications',
    why: 'Email doesn’t wake anyone at 2 a.m. A text or a notification does.',
    minutes: 1,
    neededFor: 'Alerts at night',
  },
  plan: {
    icon: ClipboardList,
    title: 'Your evacuation plan',
    why: 'If you’re apart when an order comes, everyone knows where to meet and whom to call. It works offline, too.',
    minutes: 1,
    neededFor: 'Finding each other',
  },
  drill: {
    icon: Siren,
    title: 'Your first drill',
    why: 'Walk through it once at the kitchen table. You’ll see what we’d do, and what’s still missing. Nothing is booked or sent.',
    minutes: 2,
    neededFor: 'Knowing that it works',
  },
};

export const aboutMinutes = (minutes: number): string => `About ${minutes} minute${minutes === 1 ? '' : 's'}`;
