/**
 * One external service as a separate process: `node fleet/outside.ts <s3 | mail | stripe>`. It uses the test
 * doubles and lets the fleet call them over the process's channel.
 */
import PostalMime from 'postal-mime';
import { openS3Double } from '#test/s3-double.ts';
import { openSmtp } from '#test/smtp-server.ts';
import { openStripeService } from './stripe-service.ts';

type Calls = Record<string, (...args: never[]) => unknown>;
const MANY = 10_000;

async function openS3(): Promise<Calls> {
  const double = await openS3Double();
  return {
    address: () => double.options,
    /** Every request fails this way until the service is repaired. */
    breakWith: (trouble: 'error' | 'full' | 'hang-up' | 'silent') =>
      double.next(...Array.from({ length: MANY }, () => trouble)),
    mend: () => double.next(),
    counts: () => ({
      objects: double.objects.size,
      requests: double.requests(),
      refused: double.refused.length,
    }),
  };
}

async function openMail(): Promise<Calls> {
  const double = await openSmtp();
  const textOf = async (data: string) => (await PostalMime.parse(data)).text ?? '';
  const sentTo = (to: string) => double.messages.filter((message) => message.to.includes(to));
  return {
    address: () => double.url,
    /**
     * Returns the pattern's match in the newest matching message to an address, ignoring the first `skipped`
     * ones.
     */
    find: async (to: string, pattern: string, skipped = 0) => {
      for (const { data } of sentTo(to).slice(skipped).toReversed()) {
        const found = new RegExp(pattern).exec(await textOf(data))?.[1];
        if (found) return found;
      }
      return null;
    },
    countTo: (to: string) => sentTo(to).length,
    /** Number of messages and recipients, and of duplicates with the same ID. */
    counts: () => {
      const ids = double.messages.map(({ data }) => /^message-id: *(.*)$/im.exec(data)?.[1] ?? data);
      const people = new Set(double.messages.flatMap(({ to }) => to));
      return { messages: ids.length, people: people.size, twice: ids.length - new Set(ids).size };
    },
    recipients: () => [...new Set(double.messages.flatMap(({ to }) => to))],
    setMood: (mood: 'fine' | 'busy') => void (double.state.mood = mood),
  };
}

const SERVICES: Record<string, () => Promise<Calls>> = {
  s3: openS3,
  mail: openMail,
  stripe: openStripeService,
};

const calls = await SERVICES[process.argv[2] ?? '']?.();
process.on('disconnect', () => process.exit(0));
process.on('message', (message: { id: number; call: string; args: never[] }) => {
  const answer = async () => calls?.[message.call]?.(...message.args);
  answer().then(
    (result) => process.send?.({ id: message.id, result }),
    (error: unknown) => process.send?.({ id: message.id, error: String(error) }),
  );
});
process.send?.({ id: 0, result: 'ready' });
