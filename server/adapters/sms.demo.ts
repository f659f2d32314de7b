import { type Sms, SmsNotSent, type SmsPort, SmsRefusal } from '#server/ports/sms.ts';

/** What a test can make it do instead of storing a text: `cut` stores it and then doesn't respond. */
export type DemoSmsSwitch = { next: 'keep' | 'busy' | 'cut' | 'refuse' | 'stop' };

/** Stores texts for the demo mailbox instead of sending them, once per key. */
export function createDemoSms(
  keep: (sms: Sms) => Promise<void>,
  control: DemoSmsSwitch = { next: 'keep' },
): SmsPort {
  return {
    send: async (sms) => {
      const now = control.next;
      control.next = 'keep';
      if (now === 'busy') throw new SmsNotSent('the carrier is busy');
      if (now === 'refuse') throw new SmsRefusal('not a number');
      if (now === 'stop') throw new SmsRefusal('asked us to stop', true);
      await keep(sms);
      if (now === 'cut') throw new Error('the carrier did not answer');
      return { ref: `demo-${sms.key}` };
    },
  };
}
