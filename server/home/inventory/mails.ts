import type { MailParts } from '#server/platform/mail-layout.ts';

/** Names no item and no home, because others may see the screen. */
export const reviewMail = (given: { name: string | null; items: number; url: string }): MailParts => {
  const { name, items, url } = given;
  const things = items === 1 ? '1 item' : `${items.toLocaleString('en-US')} items`;
  return {
    subject: 'Do you still have these things?',
    greeting: name ? `Hello ${name}` : 'Hello',
    paragraphs: [
      `${things} in your inventory ${items === 1 ? 'has' : 'have'} not been looked at for a year. A list that is true today is what an adjuster pays on.`,
      'Go through them one by one: still have it, or gone. Most people need a few minutes.',
    ],
    action: { label: 'Start the review', url },
  };
};
