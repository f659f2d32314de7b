import type { Mail, MailPort } from '#server/ports/mail.ts';

/** What a test can make the mailbox do instead of storing a message. */
export type DemoMailSwitch = { next: 'keep' | 'fail' | 'refuse' };

/** Stores email for the demo mailbox instead of sending it. */
export function createDemoMail(
  keep: (mail: Mail) => Promise<void>,
  control: DemoMailSwitch = { next: 'keep' },
): MailPort {
  return {
    send: async (mail) => {
      const now = control.next;
      control.next = 'keep';
      if (now === 'fail') throw new Error('the mail server did not answer');
      if (now === 'refuse') return { outcome: 'refused', reason: 'no such address' };
      await keep(mail);
      return { outcome: 'sent' };
    },
    close: async () => undefined,
  };
}
