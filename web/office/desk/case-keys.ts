import type { CaseView } from '#contract/office/desk.ts';
import type { ShortcutKey } from '#web/office/admin/queue/keys-help.tsx';
import * as t from '#text/office/desk-case.ts';

export type Action = keyof typeof t.actions;

/** One key for each action. Lists and the desk itself use none of them. */
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

/** The actions that a case's current state allows. */
export function actionsFor({ state, others }: Facts): Action[] {
  if (state === 'closed') return [];
  return (Object.keys(t.actions) as Action[]).filter(
    (action) =>
      (action !== 'wait' || state === 'open') &&
      (action !== 'merge' || others.some((other) => other.state !== 'closed')),
  );
}

export const nameOfAction = (action: Action, { isMine }: Facts): string =>
  action === 'assign' && isMine ? t.backToQueue : t.actions[action];

/** Every shortcut of the desk, for the help dialog. */
export const DESK_KEYS: readonly ShortcutKey[] = [
  { keys: ['n'], does: t.shortcuts.next },
  { keys: ['j'], does: t.shortcuts.down },
  { keys: ['k'], does: t.shortcuts.up },
  { keys: ['/'], does: t.shortcuts.find },
  { keys: ['r'], does: t.shortcuts.reply },
  { keys: ['Ctrl', 'Enter'], does: t.shortcuts.send },
  { keys: ['c'], does: t.shortcuts.canned },
  { keys: ['o'], does: t.shortcuts.note },
  { keys: [ACTION_KEYS.call], does: t.actions.call },
  { keys: [ACTION_KEYS.assign], does: t.shortcuts.assign },
  { keys: [ACTION_KEYS.wait], does: t.actions.wait },
  { keys: [ACTION_KEYS.remind], does: t.actions.remind },
  { keys: [ACTION_KEYS.severity], does: t.actions.severity },
  { keys: [ACTION_KEYS.merge], does: t.shortcuts.merge },
  { keys: [ACTION_KEYS.close], does: t.actions.close },
  { keys: ['?'], does: t.shortcuts.help },
];
