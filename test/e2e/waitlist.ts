import type { Page } from '@playwright/test';
import { linkTo } from './people.ts';

export const HOME = '6295 Skyway, Paradise, CA 95969';

export const address = (page: Page) => page.getByLabel('Home Address');
export const email = (page: Page) => page.getByLabel('Email Address');
export const claim = (page: Page) => page.getByRole('button', { name: 'Claim Your Address' });
export const received = (page: Page) => page.getByRole('dialog', { name: 'Request Received!' });

export async function fillIn(page: Page, home: string, to: string): Promise<void> {
  await address(page).fill(home);
  await email(page).fill(to);
}

export const leaveLink = (page: Page, to: string): Promise<string> =>
  linkTo(page, to, /https?:\/\/\S+\/waitlist\/leave\?token=[\w-]+/);
