import type { MailParts } from '#server/platform/mail-layout.ts';

/** Says how many tasks, not which: the details are private to the household. */
export const proofIsOld = (given: { name: string | null; tasks: number; url: string }): MailParts => ({
  subject:
    given.tasks === 1
      ? 'A readiness task needs a fresh look'
      : `${given.tasks} readiness tasks need a fresh look`,
  greeting: given.name ? `Hello ${given.name}` : 'Hello',
  paragraphs: [
    given.tasks === 1
      ? 'The photo behind one of your readiness tasks is a year old. A year is long enough for batteries to die and brush to grow back, so the task is open again.'
      : `The photos behind ${given.tasks} of your readiness tasks are a year old. A year is long enough for batteries to die and brush to grow back, so the tasks are open again.`,
    'Have a look, then tick it again or add a new photo. It takes a few minutes, and your score comes back at once.',
  ],
  action: { label: 'Open Readiness', url: given.url },
});
