import type { CaseView } from '#contract/office/desk.ts';
import type { ShortcutKey } from '#web/office/admin/queue/keys-help.tsx';

export type Action = 'call' | 'assign' | 'wait' | 'remind' | 'severity' | 'merge' | 'close';

export const ACTIONS: Record<Action, string> = {
  call: 'Log a call',
  assign: 'Assign',
  wait: 'Set aside',
  remind: 'Remind me',
  severity: 'Change severity',
  merge: 'Merge',
  close: 'Close case',
};

/** One key for each. None of them is used by lists or by the desk itself. */
export const ACTION_KEYS: Record<Action, string> = {
  call: 'l',
  assign: 'a',
  wait: 'w',
  remind: 'm',
  severity: 's',
  merge: 'g',
  close: 'x',
};

type Facts = Pick<CaseView, 'state' | 'isMine' | 'others'>;

/** What can be done with a case as it is. */
export function actionsFor({ state, others }: Facts): Action[] {
  if (state === 'closed') return [];
  return (Object.keys(ACTIONS) as Action[]).filter(
    (action) =>
      (action !== 'wait' || state === 'open') &&
      (action !== 'merge' || others.some((other) => other.state !== 'closed')),
  );
}

export const nameOfAction = (action: Action, { isMine }: Facts): string =>
  action === 'assign' && isMine ? 'Back to the queue' : ACTIONS[action];

/** Every shortcut of the desk, for the help. */
export const DESK_KEYS: readonly ShortcutKey[] = [
  { keys: ['n'], does: 'Take the next case' },
  { keys: ['j'], does: 'Next of your cases' },
  { keys: ['k'], does: 'Previous of your cases' },
  { keys: ['/'], does: 'Find a case' },
  { keys: ['r'], does: 'Reply' },
  { keys: ['Ctrl', 'Enter'], does: 'Send the reply' },
  { keys: ['c'], does: 'Use a canned reply' },
  { keys: ['o'], does: 'Write a note' },
  { keys: [ACTION_KEYS.call], does: ACTIONS.call },
  { keys: [ACTION_KEYS.assign], does: 'Assign, or hand over your case' },
  { keys: [ACTION_KEYS.wait], does: ACTIONS.wait },
  { keys: [ACTION_KEYS.remind], does: ACTIONS.remind },
  { keys: [ACTION_KEYS.severity], does: ACTIONS.severity },
  { keys: [ACTION_KEYS.merge], does: 'Merge into another case' },
  { keys: [ACTION_KEYS.close], does: ACTIONS.close },
  { keys: ['?'], does: 'Show these shortcuts' },
];
