import type { PushMessage, PushPort, PushTarget } from '#server/ports/push.ts';

export type PushDouble = PushPort & {
  /** What browsers show: only the newest notification per tag. */
  shown: Map<string, PushMessage & { endpoint: string; key: string }>;
  /** Every call, including repeats. */
  calls: { endpoint: string; key: string }[];
  gone: Set<string>;
};

/** Replaces all push services: records what browsers would show. */
export function createPushDouble(): PushDouble {
  const shown: PushDouble['shown'] = new Map();
  const calls: PushDouble['calls'] = [];
  const gone = new Set<string>();
  return {
    publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    shown,
    calls,
    gone,
    send: async ({ endpoint }: PushTarget, message, key) => {
      calls.push({ endpoint, key });
      if (gone.has(endpoint)) return 'gone';
      shown.set(`${endpoint} ${message.tag}`, { ...message, endpoint, key });
      return 'sent';
    },
  };
}
