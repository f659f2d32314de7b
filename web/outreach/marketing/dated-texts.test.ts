import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StaticRouter } from '#web/lib/router.tsx';
import { AmbassadorSection } from './ambassador-section.tsx';
import { CommunityJoining } from './community-joining.tsx';
import { CommunityPage } from './community-page.tsx';
import { Hero } from './hero.tsx';
import { Statistics } from './statistics.tsx';

const html = (page: ComponentType) =>
  renderToStaticMarkup(createElement(StaticRouter, null, createElement(page)));
const wordsOf = (markup: string) => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

/** Literal texts of the specification that contain a date or a number of days. */
const LITERAL = /Open Enrollment for January 1, 2026|87 days|\(January to September 2025\)/g;

test('the dated texts appear on the landing page word for word', () => {
  expect(wordsOf(html(AmbassadorSection))).toContain('Open Enrollment for January 1, 2026');
  expect(wordsOf(html(Statistics))).toMatch(/87 days\s+to peak season .*Fire season is November to March/);
  expect(wordsOf(html(() => createElement(Hero, { scene: null })))).toContain(
    'California Fire Season Active',
  );
});

test.each([
  ['the ambassador section', AmbassadorSection],
  ['the community page', CommunityPage],
  ['who can join', CommunityJoining],
  ['the statistics', Statistics],
  ['the hero', () => createElement(Hero, { scene: null })],
])('nothing else in %s mentions a date or a deadline', (_, page) => {
  const rest = wordsOf(html(page)).replaceAll(LITERAL, '');
  expect(rest).not.toMatch(/\b20\d\d\b|opens (for|on)|days left|deadline|closes on|until January/i);
});

test('the enrollment button leads to a page where enrollment is open, and on to the application form', () => {
  expect(html(AmbassadorSection)).toMatch(/href="\/community"[^>]*>Open Enrollment for January 1, 2026/);
  expect(wordsOf(html(AmbassadorSection))).toContain('Enrollment is open all year.');
  expect(html(CommunityPage)).toMatch(/href="\/community\/enroll"[^>]*>Open Enrollment for January 1, 2026/);
  expect(wordsOf(html(CommunityPage))).toContain('Enrollment is open all year.');
  expect(wordsOf(html(CommunityJoining))).toContain('Enrollment is open now.');
});
